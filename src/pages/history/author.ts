import type { TFunction } from 'i18next'
import { accountless } from '../../../machines/kernel/actors.ts'
import type { Author } from '../../shared/endpoints/answers/records.ts'

const withoutAccount = new Set(accountless.map(({ userId }) => userId))

/** Name and organisation, with whom they acted for; who has no account by a word of their own. */
export const authorText = (t: TFunction, { userId, name, organisation, actsFor }: Author): string => {
  if (withoutAccount.has(userId)) return t(`record:${userId}`)
  const said = actsFor ? t('record:actedFor', { name, other: actsFor.name }) : name
  return organisation ? `${said}, ${organisation}` : said
}
