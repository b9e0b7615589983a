import type { TFunction } from 'i18next'
<<<<<<< HEAD
import { accountless } from '../../../machines/kernel/actors.ts'
import type { Author } from '../../shared/endpoints/answers/records.ts'

const withoutAccount = new Set(accountless.map(({ userId }) => userId))
=======
import { customerActor, invitee, partnerContact, systemActor } from '../../../machines/kernel/actors.ts'
import type { Author } from '../../shared/endpoints/answers/records.ts'

/** Who has no account, by a word of their own. */
const known: Readonly<Record<string, string>> = {
  [systemActor.userId]: 'record:system',
  [customerActor.userId]: 'record:customer',
  [partnerContact.userId]: 'record:partnerContact',
  [invitee.userId]: 'record:invitee',
}
>>>>>>> 1cbb54fb (A row that is dragged over others of a table leaves their cells where they are; a section of one field says its name once on its page too; who accepted an invitation is named in the reader's words)

/** Name and organisation, with whom they acted for; who has no account by a word of their own. */
export const authorText = (t: TFunction, { userId, name, organisation, actsFor }: Author): string => {
  if (withoutAccount.has(userId)) return t(`record:${userId}`)
  const said = actsFor ? t('record:actedFor', { name, other: actsFor.name }) : name
  return organisation ? `${said}, ${organisation}` : said
}
