import { ruledBy } from '../../../../machines/kernel/ruleTable.ts'
import type { RuleRow, Ruling } from '../../../../machines/kernel/ruleTable.types.ts'
import type { Actor, Context, Lifecycle } from '../../../../machines/kernel/types.ts'
import { houseKind } from '../../../../machines/kit/house.ts'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import type { Host } from '../../context.ts'
import { system } from '../../store/store.ts'
import { codeOf } from './tables.ts'

interface Row {
  code: string
  number: number
  rows: RuleRow[]
}

/** Of each table the version whose day has come last; of several of one day the newest. */
const inForce = `
  select distinct on (t.code) t.code, v.number, v.rows from rule_tables t join rule_versions v on v.rule_table = t.id
  where t.code = any($1::text[]) and v.organisation_id = $2 and v.status = 'APPROVED' and v.valid_from <= $3::date
  order by t.code, v.valid_from desc, v.number desc`

/** The house whose rules a case begins under: its broker, or who begins it where that is one. */
const houseOf = (context: Context, by: Actor): string | null => {
  const parties = (context['parties'] ?? {}) as Readonly<Record<string, string | undefined>>
  return parties[houseKind] ?? (by.organisation.kind === houseKind ? by.organisation.id : null)
}

/** The versions of a lifecycle's tables that a house has in force on the day of an instant. */
export const rulingIn = async (
  { store }: Pick<Host, 'store'>,
  { id, tables = {} }: Lifecycle,
  house: string,
  at: string,
): Promise<Ruling> => {
  const names = Object.keys(tables)
  const codes = names.map((name) => codeOf(id, name))
  const found =
    names.length > 0 ? await store.run<Row>(system, inForce, [codes, house, jakartaDay(at)], 'rules in force') : []
  return Object.fromEntries(
    found.map(({ code, number, rows }) => [code.slice(id.length + 1), { version: number, rows }]),
  )
}

/** What a case begins with, under the rules of its house. */
export const underRules: Host['underRules'] = async (host, lifecycle, context, { by, at }) => {
  const house = lifecycle.tables ? houseOf(context, by) : null
  return house ? ruledBy(lifecycle, context, await rulingIn(host, lifecycle, house, at)) : context
}
