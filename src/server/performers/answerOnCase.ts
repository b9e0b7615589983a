import type { Actor } from '../../../machines/kernel/types.ts'
import type { Answers } from '../../shared/forms/definition.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { moveAsHost } from '../cases/moveAsHost.ts'
import { placeOf } from '../cases/place.ts'
import { callerOf, type Host } from '../context.ts'
import { type Performed, type Performer, type Query, queryAs } from '../performer.ts'
import { type Answered, takeAnswers } from './submissions.ts'
import { wrong } from './wrong.ts'

/** What a case asks, with what is known of it; or what stands against that it is answered. */
type Asked = { version: Answered; known?: Answers } | Required<Pick<Performed, 'against'>>

type Read = (query: Query, record: Row, by: Actor) => Promise<Asked>

/** What a person answers to the form of a case: kept as a submission about it, of which the case is told by `form.answered`. */
export const answerOnCase =
  (area: string, read: Read): Performer<Host> =>
  async ({ by, at, record: row, input, within }) =>
    within(async (host): Promise<Performed> => {
      const record = row!
      const place = placeOf(host, area)
      const query = queryAs(host.store, callerOf(by))
      const asked = await read(query, record, by)
      if ('against' in asked) return asked
      const { version, known = {} } = asked
      const variant = (input['variant'] ?? null) as string | null
      const about = String(record[place.area.number!])
      const taken = await takeAnswers({
        host,
        query,
        by,
        at,
        version,
        variant,
        about,
        known,
        answers: input['answers'],
      })
      if ('wrong' in taken) return taken
      const sent = {
        type: 'form.answered',
        payload: { form: version.form, submissionId: taken.id, submission: taken.number },
        key: `answers ${taken.id}`,
      }
      const outcome = await moveAsHost(host, place, record.id, sent, by)
      return outcome === 'taken' ? {} : { wrong: [wrong('answers', 'noRecord')] }
    })
