import type { TFunction } from 'i18next'
import type { Reason } from '../../../../machines/kernel/types.ts'

/** What stands against an action, in the reader's language. */
export const reasonText = (t: TFunction, reasons: readonly Reason[]): string =>
  reasons.map(({ key, values }) => t(key, values)).join('; ')
