import { notifyOrganisation, sendCode, sendLetter } from '../mail/letters.ts'
import type { Performer } from '../task.ts'

/** What draws documents is loaded with the first of them. */
const issueDocument: Performer = async (task, work) => {
  const documents = await import('../documents/issueDocument.ts')
  return documents.issueDocument(task, work)
}

/** Who performs the effects of the lifecycles, by the names that `machines/kit/effects.ts` gives them. */
export const performers: Readonly<Record<string, Performer>> = {
  sendLetter,
  sendCode,
  notifyOrganisation,
  issueDocument,
}
