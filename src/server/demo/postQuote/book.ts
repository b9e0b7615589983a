import { faker } from '@faker-js/faker/locale/id_ID'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import { lines } from '../../../../machines/kit/lines.ts'
import { submissionNumber } from '../../submissionFacts.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'
import { furtherQuestions } from '../forms/gallery.ts'
import { fullName } from '../person.ts'

/** What has become of the quotations of the demo, one after the other. */
const ends = ['waits', 'delivered', 'waits', 'delivered', 'expired', 'refused', 'closed', 'delivered'] as const

const most = 200
const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values)
const instant = (time: number): string => new Date(time).toISOString()

/** Quotations of which insurers ask more, of each broker that has some; none is on its way, since nobody would bring it. */
export const book = ({ lifecycle, people, of, now, rows }: Past): Book => {
  const ofBroker = (area: string, id: string) => of(area).filter((row) => row['organisation_id'] === id)
  const brokers = people.members
    .filter(({ kind }) => kind === 'broker')
    .map(({ id }) => ({
      id,
      form: ofBroker('form_management', id).find((row) => row['code'] === furtherQuestions.code),
      insurers: ofBroker('insurer', id),
    }))
    .filter(({ form, insurers }) => form && insurers.length > 0)

  const lifeOf = (index: number): Life => {
    const end = ends[index % ends.length]!
    const { id, form, insurers } = brokers[index % 5 === 0 ? (index / 5) % brokers.length : 0]!
    const desk = (): Actor => pick(people.staff(id, 'brokerAssessor'))
    const asked =
      end === 'expired' ? days(faker.number.float({ min: 15, max: 18 })) : days(faker.number.float({ max: 9 }))
    const gaps = end === 'waits' || end === 'expired' ? [0] : [0, hours(faker.number.float({ min: 1, max: 20 }))]
    const times = layOut(
      gaps,
      gaps.map(() => hours(faker.number.float({ min: 0, max: 2 }))),
      now - hours(1) - asked,
    )
    const life = begun(
      lifecycle,
      {
        quotesCode: `QUO-${faker.string.numeric(8)}`,
        insurer: String(pick(insurers)['id']),
        form: String(form!['id']),
        productCategory: pick(lines),
        customer_name: fullName(pick(['female', 'male'])),
        currency: 'IDR',
        premium: faker.number.int({ min: 4, max: 400 }) * 25_000,
      },
      { by: desk(), at: instant(times[0]!) },
      { organisation_id: id },
    )
    const at = instant(times.at(-1)!)
    const soon = instant(times.at(-1)! + 4_000)
    if (end === 'expired') {
      const [limit] = life.record.snapshot.deadlines
      send(life, { type: limit!.event, by: systemActor, at: limit!.at })
    }
    if (end === 'closed')
      send(life, { type: 'quotation.closed', reason: 'The customer has taken another offer', by: desk(), at })
    if (end === 'delivered' || end === 'refused') {
      const submission = submissionNumber(furtherQuestions.code, index + 1)
      send(life, { type: 'answers.given', submission, source: index % 3 === 0 ? 'FORM' : 'INSURER', by: desk(), at })
      const answered = { by: systemActor, at: soon }
      if (end === 'refused')
        send(life, { type: 'answers.refused', reason: 'The losses are told of no year', ...answered })
      else
        send(life, {
          type: 'answers.delivered',
          receipt: `R-${faker.string.hexadecimal({ length: 8, prefix: '', casing: 'upper' })}`,
          ...answered,
        })
    }
    return life
  }

  const count = brokers.length > 0 ? Math.min(rows, most) : 0
  return {
    count,
    lives: (from, wanted) =>
      Array.from({ length: Math.min(wanted, Math.max(0, count - from)) }, (_, offset) => lifeOf(from + offset)),
  }
}
