import type { RuleContent, Example } from '../../../../machines/kernel/ruleContent.ts'
import type { RuleRow } from '../../../../machines/kernel/ruleTable.types.ts'
import type { Actor, Context } from '../../../../machines/kernel/types.ts'
import { creditLife } from '../../../../machines/creditLife/creditLife.ts'
import { addDays, days } from '../../../../machines/kit/days.ts'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import { hours } from '../calendar.ts'
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

const writings: readonly Written[] = [
  {
    table: 'protectionWindow',
    note: 'The reinsurer asks for a shorter window',
    rows: oneRow({ days: 10 }),
    way: 'draft',
  },
  {
    table: 'loanLimits',
    note: 'Higher loans for employees up to 50',
    rows: (usual) =>
      usual.map((row) =>
        row.then['loanLimit'] === 1.5 * billion ? { ...row, then: { ...row.then, loanLimit: 2 * billion } } : row,
      ),
    examples: [
      {
        facts: { customer_segment: 'Employee', age: 40 },
        then: { loanLimit: 2 * billion, freeCoverLimit: billion / 2 },
      },
      {
        facts: { customer_segment: 'Public', age: 66 },
        then: { loanLimit: billion / 5, freeCoverLimit: (billion * 3) / 20 },
      },
    ],
    way: 'submitted',
  },
  {
    table: 'limits',
    note: 'Customers have ten days from next quarter on',
    rows: oneRow({ customerLimit: 10 }),
    way: 'approved',
  },
  { table: 'fourEyes', note: 'Two people from one billion', rows: oneRow({ from: billion }), way: 'withdrawn' },
]

/** Versions of the tables of credit life, one in every state for each broker: none of them holds yet, so that the demo decides as the product does. */
export const book = ({ lifecycle, people, of, now }: Past): Book => {
  const made = (broker: string, { table, note, rows, examples = [], way }: Written): Life[] => {
    const code = `${creditLife.id}.${table}`
    const row = of('rule_engine').find((one) => one['code'] === code)
    if (!row) return []
    const [author] = people.staff(broker, 'brokerAssessor') as [Actor]
    const [chief] = people.staff(broker, 'brokerUnderwriter') as [Actor]
    const at = (count: number) => new Date(now - days(12) + hours(count)).toISOString()
    const { asks, gives, usual } = creditLife.tables![table]!
    const before: RuleContent = { rows: usual, examples: [] }
    const input: Context = {
      ruleTable: row['id'] as string,
      validFrom: addDays(jakartaDay(at(0)), 90),
      note,
      title: `${code} v1`,
      number: 1,
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
    send(life, { type: 'version.approved', by: chief, at: at(20) })
    if (way === 'withdrawn')
      send(life, { type: 'version.withdrawn', reason: 'The insurer asks for two people always', by: chief, at: at(50) })
    return [life]
  }

  const brokers = people.members.filter(({ kind }) => kind === 'broker')
  const makers = brokers.flatMap(({ id }) => writings.map((one) => () => made(id, one)))
  return {
    count: makers.length,
    lives: (from, most) => makers.slice(from, from + most).flatMap((make) => make()),
  }
}
