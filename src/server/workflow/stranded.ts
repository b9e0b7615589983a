import type { StateValue } from 'xstate'
import { carriedOn } from '../../../machines/kernel/versions.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area, CaseArea } from '../../shared/area/types.ts'
import { asKept, type KeptRecord, recordColumns } from '../records/caseRecord.ts'
import type { Machine } from '../lifecycles.ts'
import { type Sql, type Store, system } from '../store/store.ts'

/** Cases that stand alike. */
interface Group {
  alike: unknown[]
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

/** What tells cases apart where their state has none within; snapshots, which take long to read, are not. */
const standing = ({ lifecycle }: CaseArea): string[] => [
  'machine_version',
  'status',
  'deadline_event',
  ...(lifecycle.reminds ? ['remind_at is not null'] : []),
]
/** What tells them apart beside it where it has. */
const within = [`snapshot -> 'value'`]

/** By what tells them apart, one of each with how it is kept; null: of all statuses. */
const groupsOf = async ({ query }: Sql, { table }: CaseArea, by: string[], statuses: string[] | null) => {
  const alike = `jsonb_build_array(${by.join(', ')})`
  const among = statuses ? 'where status = any($1::text[])' : ''
  const groups = await query<Group>(
    `select ${alike} as alike, count(*)::integer as count, min(id::text) as id from ${table} ${among} group by 1`,
    statuses ? [statuses] : [],
  )
  const kept = await query<KeptRecord & { id: string; status: string }>(
    `select id, status, ${recordColumns} from ${table} where id = any($1::uuid[])`,
    [groups.map(({ id }) => id)],
  )
  const rows = new Map(kept.map((row) => [row.id, row]))
  return groups.map((group) => ({ ...group, by: alike, row: rows.get(group.id)! }))
}

const strandedOf = async (sql: Sql, { area, lifecycle }: Machine): Promise<Stranded[]> => {
  const all = await groupsOf(sql, area, standing(area), null)
  const nested = all.flatMap(({ row }) => (typeof row.snapshot.value === 'string' ? [] : [row.status]))
  const groups = [
    ...all.filter(({ row }) => !nested.includes(row.status)),
    ...(nested.length > 0 ? await groupsOf(sql, area, [...standing(area), ...within], nested) : []),
  ]
  const gone = groups.filter(({ row }) => !carriedOn(lifecycle, asKept(row)))
  const named: Stranded['named'] = []
  for (const { by, alike } of gone)
    if (named.length < mostNamed)
      named.push(
        ...(await sql.query<Stranded['named'][number]>(
          `select id, ${snake(area.title)} as title, machine_version as version, snapshot -> 'value' as value
           from ${area.table} where ${by} = $1::jsonb order by id limit $2`,
          [JSON.stringify(alike), mostNamed - named.length],
        )),
      )
  const count = gone.reduce((sum, group) => sum + group.count, 0)
  return count > 0 ? [{ area, count, named }] : []
}

/**
 * The cases that machines could not go on with, of all that are kept, open or over. One is tried of those that stand alike, by their
 * version, state and time limits; what a migration makes of each by its own facts is for the dry run to tell.
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
