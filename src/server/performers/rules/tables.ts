import type { RuleTable } from '../../../../machines/kernel/ruleTable.types.ts'
import type { Lifecycle } from '../../../../machines/kernel/types.ts'
import { locales } from '../../../shared/locales.ts'
import type { Host } from '../../context.ts'
import { system } from '../../store/store.ts'
import { say } from '../../words.ts'

/** A table of rules with its lifecycle and the area whose cases begin under it. */
export interface Declared {
  area: string
  lifecycle: Lifecycle
  name: string
  table: RuleTable
}

/** What a table is called in the code. */
export const codeOf = (lifecycle: string, table: string): string => `${lifecycle}.${table}`

/** Every table that the lifecycles declare, by its code. */
export const declaredTables = ({ lifecycles }: Pick<Host, 'lifecycles'>): Map<string, Declared> =>
  new Map(
    [...lifecycles].flatMap(([area, lifecycle]) =>
      Object.entries(lifecycle.tables ?? {}).map(
        ([name, table]) => [codeOf(lifecycle.id, name), { area, lifecycle, name, table }] as const,
      ),
    ),
  )

/** Puts what the lifecycles declare among the tables of which versions may be written. */
export const keepRuleTables = async (host: Host): Promise<void> => {
  const declared = [...declaredTables(host)].map(([code, { area, lifecycle, name }]) => {
    const title = `${host.areas.find(({ id }) => id === area)!.name}:title`
    const said = locales.map((locale) => [
      locale,
      `${say(locale, title)}: ${say(locale, `${lifecycle.id}:tables.${name}.title`)}`,
    ])
    return [code, Object.fromEntries(said)]
  })
  await host.store.run(system, 'select keep_rule_tables($1::jsonb, $2::timestamptz)', [
    JSON.stringify(Object.fromEntries(declared)),
    host.clock().toISOString(),
  ])
}
