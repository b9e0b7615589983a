import type { Reason } from '../../../machines/kernel/types.ts'
import type { Answers } from '../../shared/forms/definition.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { moveAsHost } from '../cases/moveAsHost.ts'
import { placeOf } from '../cases/place.ts'
import { callerOf, type Host } from '../context.ts'
import { type Performed, type Performer, type Query, queryAs } from '../performer.ts'
import { type Answered, type Answering, takeAnswers } from './submissions.ts'
import { wrong } from './wrong.ts'

/** What a case asks, with what is known of it; or what stands against that it is answered. */
type Asked = { version: Answered; known?: Answers } | Required<Pick<Performed, 'against'>>

type Read = (query: Query, record: Row) => Promise<Asked>

/** What came of answers to the form of a case. */
export type CaseAnswered = { number: string } | { wrong: FieldError[] } | { refused: Reason[] }

/** Keeps answers as a submission about a case, of which the case is told by `form.answered`: the transaction may keep the one only with the other. */
export const answerCase = async (
  area: string,
  id: string,
  { host, by, ...answering }: Answering,
): Promise<CaseAnswered> => {
  const taken = await takeAnswers({ host, by, ...answering })
  if ('wrong' in taken) return taken
  const sent = {
    type: 'form.answered',
    payload: { form: answering.version.form, submissionId: taken.id, submission: taken.number },
    key: `answers ${taken.id}`,
  }
  const outcome = await moveAsHost(host, placeOf(host, area), id, sent, by)
  if (typeof outcome === 'object') return outcome
  return outcome === 'taken' ? taken : { wrong: [wrong('answers', 'noRecord')] }
}

/** What a person answers to the form of a case. */
export const answerOnCase =
  (area: string, read: Read): Performer<Host> =>
  async ({ by, at, record: row, input, within }) =>
    within(async (host): Promise<Performed> => {
      const record = row!
      const query = queryAs(host.store, callerOf(by))
      const asked = await read(query, record)
      if ('against' in asked) return asked
      const variant = (input['variant'] ?? null) as string | null
      const about = String(record[placeOf(host, area).area.number!])
      const answers = input['answers']
      const taken = await answerCase(area, record.id, { host, query, by, at, ...asked, variant, about, answers })
      return 'number' in taken ? {} : taken
    })
