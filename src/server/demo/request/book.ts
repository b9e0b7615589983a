import { faker } from '@faker-js/faker/locale/id_ID'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import { nextDeadline } from '../../../../machines/kernel/deadlines.ts'
import type { Actor, CaseEvent } from '../../../../machines/kernel/types.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import { submissionNumber } from '../../submissionFacts.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'

const subjects = ['Certificate for a visa', 'Copy for the bank', 'Receipt for the tax office', 'Certificate in English']

/** What becomes of a request, and the hours between its moves. */
const ways = {
  unanswered: [1],
  submitted: [2, 1],
  late: [40, 1],
  inReview: [4, 1, 2],
  taken: [50, 1, 30],
  asked: [6, 1, 2, 1],
  done: [60, 1, 3, 6],
  declined: [80, 1, 2, 5],
  withdrawn: [90, 1, 4],
} as const

type Way = keyof typeof ways

/** The requests of the brokers, one at least as each may stand. */
export const book = ({ lifecycle, people, of, now }: Past): Book => {
  let answers = 0

  const made = (broker: string, way: Way, subject: string): Life[] => {
    const own = (area: string) => of(area).filter((row) => row['organisation_id'] === broker)
    const type = own('request_type').find((row) => row['code'] === 'DOCUMENT')
    if (!type) return []
    const section = type['section'] as string
    const [asker] = people.staff(broker, 'brokerAssessor') as [Actor]
    const [chosen] = people.staff(broker, 'brokerUnderwriter') as [Actor]
    const clerk = { ...chosen, sections: [section] }
    const [before, ...gaps] = ways[way]
    const all = [0, ...gaps].map(hours)
    const times = layOut(
      all,
      all.map(() => hours(0.2)),
      now - hours(before),
    )
    let turn = 0
    const instant = () => new Date(times[turn++]!).toISOString()
    const at = instant()
    const id = faker.string.uuid()
    const life = begun(
      lifecycle,
      {
        type: type['id'] as string,
        subject,
        requestNumber: codeOf('REQ', id, at),
        section,
        hours: type['limit_hours'] as number,
      },
      { by: asker, at },
      { organisation_id: broker },
    )
    /** What is over before the instant has gone up. */
    const fireUntil = (then: string) => {
      const due = nextDeadline(life.record)
      if (!due || due.at > then) return
      send(life, { type: due.event, by: systemActor, at: due.at })
      send(life, {
        type: 'request.climbed',
        role: 'brokerManager',
        roleName: 'Broker manager',
        by: systemActor,
        at: due.at,
      })
    }
    const next = (event: Omit<CaseEvent, 'at'> & Pick<CaseEvent, 'type' | 'by'>) => {
      const then = instant()
      fireUntil(then)
      send(life, { ...event, at: then })
    }
    const answer = () => {
      answers += 1
      const submission = {
        submissionId: faker.string.uuid(),
        submission: submissionNumber('DOCUMENT-REQUEST', answers),
      }
      next({ type: 'form.answered', form: type['form'], ...submission, by: asker })
    }
    if (way !== 'unanswered') answer()
    if (way === 'withdrawn')
      next({ type: 'request.withdrawn', reason: 'The customer has found the original', by: asker })
    else if (gaps.length > 1) next({ type: 'request.taken', by: clerk })
    if (way === 'asked') next({ type: 'details.asked', question: 'Which of the two policies is meant?', by: clerk })
    if (way === 'done') next({ type: 'request.done', note: 'Sent by mail to the customer', by: clerk })
    if (way === 'declined') next({ type: 'request.declined', reason: 'The policy is not one of ours', by: clerk })
    fireUntil(new Date(now).toISOString())
    return [life]
  }

  const brokers = people.members.filter(({ kind }) => kind === 'broker')
  const makers = brokers.flatMap(({ id }) =>
    (Object.keys(ways) as Way[]).map((way, index) => () => made(id, way, subjects[index % subjects.length]!)),
  )
  return { count: makers.length, lives: (from, most) => makers.slice(from, from + most).flatMap((make) => make()) }
}
