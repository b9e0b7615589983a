import pg from 'pg'
import { totalsOf } from '../../src/server/tables/creation.ts'
import { uniqueFields } from '../../src/server/records/taken.ts'
import { referencesOf, snake } from '../../src/shared/area/names.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { withoutIndexes } from '../../src/server/demo/withoutIndexes.ts'
import type { Sql } from '../../src/server/store/store.ts'

/** Records to which a copy refers in each field that takes several: rows with hundreds would take all the time there is. */
const referred = 2

interface Column {
  name: string
  type: string
}

/** Twelve digits of a copy's own, by which an order of names is one of all kinds of rows. */
const digits = 12
const number = `lpad((('x' || substr(md5(id::text || copy), 1, 13))::bit(52)::bigint % (10 ^ ${digits})::bigint)::text, ${digits}, '0')`

/** A flag that the server alone sets: it is of the row that was copied. */
const told = ({ fields }: Area, column: string): boolean =>
  Object.entries(fields).some(([name, field]) => snake(name) === column && field.type === 'flag' && field.readOnly)

/** What tells a copy from the row that it is made of: texts by which a record is known begin with its number, and times are earlier by it. */
const copied = (area: Area, { name, type }: Column): string => {
  const { title, subtitle = title, number: called = title } = area
  const known = [...[title, subtitle, called].map(snake), ...uniqueFields(area).flatMap(({ columns }) => columns)]
  if (type === 'text' && known.includes(name)) return `${number} || ' ' || ${name}`
  if (told(area, name)) return 'false'
  if (type === 'ARRAY') return `${name}[:${referred}]`
  return name.endsWith('_at') && name !== 'deadline_at'
    ? `${name} - (hashtext(id::text || copy) & 8388607) * interval '1 second'`
    : name
}

const fillOne = async (sql: Sql, area: Area, rows: number): Promise<void> => {
  const { table } = area
  const columns = await sql.query<Column>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> 'id'`,
    [table],
  )
  const [there] = await sql.query<{ count: number }>(`select count(*)::integer as count from ${table}`)
  const count = there!.count
  if (count === 0) throw new Error(`The demo has nothing of ${area.id}`)
  await sql.query(
    `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
     select ${columns.map((column) => copied(area, column)).join(', ')}
     from generate_series($1::integer, $1::integer + $2::integer) copy cross join ${table} limit $3`,
    [rows, Math.ceil(rows / count), Math.max(0, rows - count)],
  )
  for (const [name] of referencesOf(area))
    if (area.fields[name]!.type === 'references')
      await sql.query(
        `insert into ${table}_${snake(name)}_links select id, unnest(${snake(name)}) from ${table} on conflict do nothing`,
      )
}

/** Each table of these areas with so many rows, copied from those that it has, by the owner and without the triggers that a person's rows have; its totals are counted anew. */
export const fillAreas = async (databaseUrl: string, areas: readonly Area[], rows: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const sql: Sql = {
    query: async <R>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as R[],
  }
  await client.query('set session_replication_role = replica')
  for (const area of areas) {
    await client.query('begin')
    await withoutIndexes(sql, [area.table], () => fillOne(sql, area, rows))
    for (const { filling } of totalsOf(area)) await client.query(filling)
    await client.query('commit')
  }
  await client.query('vacuum analyze')
  await client.end()
}
