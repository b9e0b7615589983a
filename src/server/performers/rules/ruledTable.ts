import type { RuleContent } from '../../../../machines/kernel/ruleContent.ts'
import type { Found } from '../../../../machines/ruleVersion/ruleVersion.context.ts'
import type { Finders } from '../../context.ts'
import { declaredTables } from './tables.ts'
import { system } from '../../store/store.ts'
import { wrong } from '../wrong.ts'

interface Row {
  count: number
  content: RuleContent | null
}

/** How many versions a house has written of a table, and what the one says that it has in force on a day. */
const written = `
  select count(*)::int as count, (
    select v.snapshot #> '{context,content}' from rule_versions v
    where v.rule_table = $1 and v.organisation_id = $2 and v.status = 'APPROVED' and v.valid_from <= $3::date
    order by v.valid_from desc, v.number desc limit 1
  ) as content
  from rule_versions where rule_table = $1 and organisation_id = $2`

/** How the table is made of which a version is begun, and what that begins with. */
export const ruledTable: Finders[string] = async ({ host, by, typed, known }) => {
  const declared = declaredTables(host).get(known['ruleTable']?.['code'] as string)
  if (!declared) return { wrong: [wrong('ruleTable', 'noRecord')] }
  const { asks, gives, usual } = declared.table
  const [row] = await host.store.run<Row>(system, written, [typed['ruleTable'], by.organisation.id, typed['validFrom']])
  const found: Found = {
    form: { asks, gives },
    before: row!.content ?? { rows: usual, examples: [] },
    versions: row!.count,
  }
  return found as unknown as Awaited<ReturnType<Finders[string]>>
}
