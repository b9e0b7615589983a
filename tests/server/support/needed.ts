import { randomUUID } from 'node:crypto'
import type { Store } from '../../../src/server/store/store.ts'
import { asOwner } from './people.ts'

const fillings: Record<string, string> = {
  text: "'X' || left(md5($1), 8)",
  uuid: 'gen_random_uuid()',
  jsonb: "'{}'",
  integer: '1',
  bigint: '1',
  numeric: '1',
  date: 'current_date',
  boolean: 'false',
  'timestamp with time zone': 'now()',
}

const asked = `select c.column_name as name, c.data_type as type, (
    select f.confrelid::regclass::text from pg_constraint f
    join pg_attribute a on a.attrelid = f.conrelid and f.conkey = array[a.attnum]
    where f.contype = 'f' and f.conrelid = $1::text::regclass and a.attname = c.column_name limit 1
  ) as referred
  from information_schema.columns c
  where table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`

interface Column {
  name: string
  type: string
  referred: string | null
}

/** A row that something is to refer to, once: what its table asks for beside these values is filled with anything, and what it refers to is made too. */
export const addNeeded = async (
  store: Store,
  table: string,
  id: string,
  given: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const [known] = await asOwner(store, `select 1 from ${table} where id = $1`, [id])
  if (known) return
  const columns = await asOwner<Column>(store, asked, [table])
  const open = columns.filter(({ name }) => name !== 'id' && !Object.hasOwn(given, name))
  const values = { ...given }
  for (const { name, referred } of open) {
    if (!referred) continue
    values[name] = randomUUID()
    await addNeeded(store, referred, values[name])
  }
  const filled = open.filter(({ referred }) => !referred)
  const names = ['id', ...Object.keys(values), ...filled.map(({ name }) => name)]
  const texts = [
    '$1::text::uuid',
    ...Object.keys(values).map((_, index) => `$${index + 2}`),
    ...filled.map(({ type }) => fillings[type]!),
  ]
  await asOwner(
    store,
    `insert into ${table} (${names.join(', ')}) values (${texts.join(', ')}) on conflict do nothing`,
    [id, ...Object.values(values)],
  )
}
