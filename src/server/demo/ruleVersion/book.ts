import type { RuleContent, Example } from '../../../../machines/kernel/ruleContent.ts'
import type { RuleRow } from '../../../../machines/kernel/ruleTable.types.ts'
import type { Actor, Context } from '../../../../machines/kernel/types.ts'
import { creditLife } from '../../../../machines/creditLife/creditLife.ts'
import { addDays, days } from '../../../../machines/kit/days.ts'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'

/** A version that a house has written of one of the tables: what it says there, and how far it has come. */
interface Written {
  table: keyof NonNullable<typeof creditLife.tables>
  note: string
  rows(usual: RuleRow[]): RuleRow[]
  examples?: Example[]
  way: 'draft' | 'submitted' | 'approved' | 'withdrawn'
}

const oneRow =
  (then: RuleRow['then']) =>
  ([row]: RuleRow[]): RuleRow[] => [{ ...row!, then: { ...row!.then, ...then } }]

const billion = 1_000_000_000

const higherLoans = (usual: RuleRow[]): RuleRow[] =>
  usual.map((row) =>
    row.then['loanLimit'] === 1.5 * billion ? { ...row, then: { ...row.then, loanLimit: 2 * billion } } : row,
  )

const loans: Example[] = [
  { facts: { customer_segment: 'Employee', age: 40 }, then: { loanLimit: 2 * billion, freeCoverLimit: billion / 2 } },
  {
    facts: { customer_segment: 'Public', age: 66 },
    then: { loanLimit: billion / 5, freeCoverLimit: (billion * 3) / 20 },
  },
]

/** All of the premium to come in the first month of cover, of which the later less goes back. */
const shortRates = (): RuleRow[] =>
  [
    { to: 30, share: 100, fee: 0 },
    { to: 365, share: 80, fee: 150_000 },
    { to: null, share: 60, fee: 150_000 },
  ].map(({ to, ...then }, index, all) => ({
    when: { coveredDays: { from: index === 0 ? null : all[index - 1]!.to! + 1, to } },
    then,
  }))

const refunds: Example[] = [
  { facts: { coveredDays: 30 }, then: { share: 100, fee: 0 } },
  { facts: { coveredDays: 31 }, then: { share: 80, fee: 150_000 } },
]

/** Of each table one that came to something and one that has not yet. */
const writings: readonly Written[] = [
  {
    table: 'protectionWindow',
    note: 'The reinsurer asks for three weeks',
    rows: oneRow({ days: 21 }),
    way: 'withdrawn',
  },
  {
    table: 'protectionWindow',
    note: 'The reinsurer asks for a shorter window',
    rows: oneRow({ days: 10 }),
    way: 'draft',
  },
  { table: 'loanLimits', note: 'Higher loans for employees up to 50', rows: higherLoans, way: 'approved' },
  { table: 'loanLimits', note: 'The same, with examples', rows: higherLoans, examples: loans, way: 'submitted' },
  { table: 'limits', note: 'Customers have ten days', rows: oneRow({ customerLimit: 10 }), way: 'approved' },
  { table: 'limits', note: 'Desks have three weeks', rows: oneRow({ decisionLimit: 21 }), way: 'draft' },
  {
    table: 'refunds',
    note: 'Less goes back after the first month',
    rows: shortRates,
    examples: refunds,
    way: 'submitted',
  },
  { table: 'fourEyes', note: 'Two people from one billion', rows: oneRow({ from: billion }), way: 'withdrawn' },
  { table: 'fourEyes', note: 'Two people from half a billion', rows: oneRow({ from: billion / 2 }), way: 'submitted' },
]

/** Versions of the tables of credit life, one in every state for each broker: none of them holds yet, so that the demo decides as the product does. */
export const book = ({ lifecycle, people, of, now }: Past): Book => {
  const made = (broker: string, written: Written): Life[] => {
    const { table, note, rows, examples = [], way } = written
    const number = writings.filter((one) => one.table === table).indexOf(written) + 1
    const code = `${creditLife.id}.${table}`
    const row = of('rule_engine').find((one) => one['code'] === code)
    if (!row) return []
    const [author] = people.staff(broker, 'brokerAssessor') as [Actor]
    const [chief] = people.staff(broker, 'brokerUnderwriter') as [Actor]
    const gaps = [0, 1, 1, 18, 30].map(hours)
    const times = layOut(
      gaps,
      gaps.map(() => hours(0.3)),
      now - days(24 - number * 8),
    )
    const at = (step: number) => new Date(times[step]!).toISOString()
    const { asks, gives, usual } = creditLife.tables![table]!
    const before: RuleContent = { rows: usual, examples: [] }
    const input: Context = {
      ruleTable: row['id'] as string,
      validFrom: addDays(jakartaDay(at(0)), 90),
      note,
      title: `${code} v${number}`,
      number,
      form: { asks, gives } as unknown as Context,
      before,
    }
    const life = begun(lifecycle, input, { by: author, at: at(0) }, { organisation_id: broker })
    const { validFrom } = input
    send(life, {
      type: 'rules.edited',
      content: { rows: rows(usual), examples },
      validFrom,
      note,
      by: author,
      at: at(1),
    })
    if (way === 'draft') return [life]
    send(life, { type: 'version.submitted', by: author, at: at(2) })
    if (way === 'submitted') return [life]
    send(life, { type: 'version.approved', by: chief, at: at(3) })
    if (way === 'withdrawn')
      send(life, { type: 'version.withdrawn', reason: 'The insurer asks for two people always', by: chief, at: at(4) })
    return [life]
  }

  const brokers = people.members.filter(({ kind }) => kind === 'broker')
  const makers = brokers.flatMap(({ id }) => writings.map((one) => () => made(id, one)))
  return {
    count: makers.length,
    lives: (from, most) => makers.slice(from, from + most).flatMap((make) => make()),
  }
}
