import type { TFunction } from 'i18next'
import { systemActor } from '../../../machines/kernel/actors.ts'
import type { Author } from '../../shared/endpoints/answers/records.ts'

/** Name and organisation; the host by a word of its own. */
export const authorText = (t: TFunction, { userId, name, organisation }: Author): string =>
  userId === systemActor.userId ? t('record:system') : organisation ? `${name}, ${organisation}` : name
