import type { StateValue } from 'xstate'
import { carriedOn } from '../../../machines/kernel/versions.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { asKept, type KeptRecord, recordColumns } from '../records/caseRecord.ts'
import type { Machine } from '../lifecycles.ts'
import { type Sql, type Store, system } from '../store/store.ts'

/** Cases that stand alike: of one version, in the same states, waiting for the same time limits. */
interface Group {
  version: number
  value: StateValue
  waits: string[]
  count: number
  /** Of one of them. */
  id: string
}

/** Cases that a machine could not go on with, of which the first are named. */
export interface Stranded {
  area: Area
  count: number
  named: { id: string; title: string; version: number; value: StateValue }[]
}

/** Cases that are named, at most. */
const mostNamed = 20

/** A book of millions is gone through once, by the start that changes a machine. */
const patience = { statement: 300_000 }

const alike = `machine_version as version, snapshot -> 'value' as value, jsonb_path_query_array(snapshot, '$.deadlines[*].event') as waits`

const groupsOf = ({ table }: Area): string =>
  `select ${alike}, count(*)::integer as count, min(id::text) as id from ${table} group by 1, 2, 3`

const casesOf = ({ table, title }: Area): string => `
  select id, ${snake(title)} as title, version, value from (select *, ${alike} from ${table}) c
  where (version, value, waits) = ($1::integer, $2::jsonb, $3::jsonb) order by id limit $4`

const strandedOf = async ({ query }: Sql, { area, lifecycle }: Machine): Promise<Stranded[]> => {
  const groups = await query<Group>(groupsOf(area))
  const kept = await query<KeptRecord & { id: string }>(
    `select id, ${recordColumns} from ${area.table} where id = any($1::uuid[])`,
    [groups.map(({ id }) => id)],
  )
  const records = new Map(kept.map((row) => [row.id, asKept(row)]))
  const gone = groups.filter(({ id }) => !carriedOn(lifecycle, records.get(id)!))
  const named: Stranded['named'] = []
  for (const { version, value, waits } of gone)
    if (named.length < mostNamed)
      named.push(
        ...(await query<Stranded['named'][number]>(casesOf(area), [
          version,
          JSON.stringify(value),
          JSON.stringify(waits),
          mostNamed - named.length,
        ])),
      )
  const count = gone.reduce((sum, group) => sum + group.count, 0)
  return count > 0 ? [{ area, count, named }] : []
}

/**
 * The cases that machines could not go on with, of all that are kept, open or over. One is tried of those that stand alike; what a
 * migration makes of each by its own facts is for the dry run to tell.
 */
export const stranded = (store: Store, machines: readonly Machine[]): Promise<Stranded[]> =>
  store.transaction(
    system,
    async (sql) => {
      const found: Stranded[] = []
      for (const machine of machines) found.push(...(await strandedOf(sql, machine)))
      return found
    },
    patience,
  )

/** What is said to who starts a program that would strand cases. */
export const strandedText = (found: readonly Stranded[]): string => {
  const count = found.reduce((sum, one) => sum + one.count, 0)
  const named = found.flatMap(({ area, named: cases }) =>
    cases.map(
      ({ id, title, version, value }) =>
        `  ${area.route}/${id}  ${title}  ${JSON.stringify(value)} of version ${version}`,
    ),
  )
  const shown = named.slice(0, mostNamed)
  return [
    `the machines of this program could not go on with ${count} ${count === 1 ? 'case' : 'cases'}: no migration leads from where they stand, or from a time limit that they wait for, to what the machine has.`,
    ...shown,
    ...(count > shown.length ? [`  and ${count - shown.length} more`] : []),
    'Serve the program before, or complete the migrations of the lifecycle: nothing was changed in these cases.',
  ].join('\n')
}
