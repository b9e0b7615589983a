import type { TFunction } from 'i18next'
import { customerActor, partnerContact, systemActor } from '../../../machines/kernel/actors.ts'
import type { Author } from '../../shared/endpoints/answers/records.ts'

/** Who has no account, by a word of their own. */
const known: Readonly<Record<string, string>> = {
  [systemActor.userId]: 'record:system',
  [customerActor.userId]: 'record:customer',
  [partnerContact.userId]: 'record:partnerContact',
}

/** Name and organisation, with whom they acted for; who has no account by a word of their own. */
export const authorText = (t: TFunction, { userId, name, organisation, actsFor }: Author): string => {
  const word = known[userId]
  if (word) return t(word)
  const said = actsFor ? t('record:actedFor', { name, other: actsFor.name }) : name
  return organisation ? `${said}, ${organisation}` : said
}
