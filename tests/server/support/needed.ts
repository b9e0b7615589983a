import type { Store } from '../../../src/server/store/store.ts'
import { asOwner } from './people.ts'

const fillings: Record<string, string> = {
  text: "'X' || left(md5($1), 8)",
  uuid: 'gen_random_uuid()',
  jsonb: "'{}'",
  integer: '1',
  boolean: 'false',
  'timestamp with time zone': 'now()',
}

const asked = `select column_name as name, data_type as type from information_schema.columns
  where table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`

/** A row that something is to refer to, once: what its table asks for beside these values is filled with anything. */
export const addNeeded = async (
  store: Store,
  table: string,
  id: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const columns = await asOwner<{ name: string; type: string }>(store, asked, [table])
  const open = columns.filter(({ name }) => name !== 'id' && !Object.hasOwn(values, name))
  const names = ['id', ...Object.keys(values), ...open.map(({ name }) => name)]
  const filled = [
    '$1::text::uuid',
    ...Object.keys(values).map((_, index) => `$${index + 2}`),
    ...open.map(({ type }) => fillings[type]!),
  ]
  await asOwner(
    store,
    `insert into ${table} (${names.join(', ')}) values (${filled.join(', ')}) on conflict (id) do nothing`,
    [id, ...Object.values(values)],
  )
}
