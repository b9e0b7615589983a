import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerText } from '../../src/server/store/scope.ts'
import { StoreUnavailable } from '../../src/server/store/unavailable.ts'
import { system } from '../../src/server/store/store.ts'
import type { Caller, Store } from '../../src/server/store/store.ts'
import { openTestStore } from './support/store.ts'

const bank = 'b0000000-0000-4000-8000-000000000001'
const other = 'b0000000-0000-4000-8000-000000000002'
const asBank: Caller = { organisation: bank, kind: 'bank' }

let store: Store

beforeAll(async () => {
  store = await openTestStore()
  await store.transaction(system, async (sql) => {
    await sql.query(ownerText[store.engine])
    for (const [id, code] of [
      [bank, 'B1'],
      [other, 'B2'],
    ]) {
      await sql.query(
        `insert into organisations (id, code, name, kind, managed_by, role_template)
         select $1::uuid, $2, $2, 'bank', $1::uuid, id from role_templates where code = 'BANK'`,
        [id, code],
      )
      await sql.query(
        `insert into banks (created_at, updated_at, organisation_id, code, name, status, account_digits_min, account_digits_max)
         values (now(), now(), $1, $2, $2, 'ACTIVE', 8, 12)`,
        [id, code],
      )
    }
  })
})

afterAll(() => store.close())

const codes = async (caller: Caller): Promise<string[]> =>
  (await store.run<{ code: string }>(caller, 'select code from banks order by code')).map(({ code }) => code)

describe('the store', () => {
  it('reads each type alike on both engines', async () => {
    const [row] = await store.run(
      system,
      `select 9007199254740991::bigint as big, 12.50::numeric as rate, date '2026-02-28' as day, timestamptz '2026-02-28T10:00:00.123+07' as at,
       '{"a":[1]}'::jsonb as json, true as flag, null as nothing, array[$1::uuid] as ids`,
      [bank],
    )
    expect(row).toEqual({
      big: Number.MAX_SAFE_INTEGER,
      rate: 12.5,
      day: '2026-02-28',
      at: '2026-02-28T03:00:00.123Z',
      json: { a: [1] },
      flag: true,
      nothing: null,
      ids: [bank],
    })
  })

  it('shows an organisation its own rows only, with no condition in the statement', async () => {
    expect(await codes(asBank)).toEqual(['B1'])
    expect(await codes({ organisation: other, kind: 'bank' })).toEqual(['B2'])
    expect(await codes(system)).toEqual(['B1', 'B2'])
    expect(await codes({ organisation: bank, kind: 'platform' })).toEqual(['B1', 'B2'])
  })

  it('keeps callers apart when they ask at once, by the same prepared statement', async () => {
    const ask = (caller: Caller) =>
      store.run<{ code: string }>(caller, 'select code from banks order by code', [], 'codes')
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(index % 2 ? asBank : system)))
    expect(answers.map((rows) => rows.length)).toEqual(answers.map((_, index) => (index % 2 ? 1 : 2)))
  })

  it('lets nobody write a row of another organisation', async () => {
    await expect(
      store.run(asBank, 'update banks set organisation_id = $1 where code = $2', [other, 'B1']),
    ).rejects.toMatchObject({ code: '42501' })
    expect(await store.run(asBank, "delete from banks where code = 'B2' returning id")).toEqual([])
  })

  it('leaves nothing of a transaction that fails, and works on', async () => {
    const failing = store.transaction(asBank, async (sql) => {
      await sql.query("update banks set name = 'Changed'")
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await expect(store.run(asBank, 'select 1 / 0')).rejects.toMatchObject({ code: '22012' })
    expect(await store.run(asBank, 'select name from banks')).toEqual([{ name: 'B1' }])
    expect(await store.run(system, 'select current_user::text as role')).toEqual([{ role: 'covergate_app' }])
  })

  it('tells those who listen', async () => {
    const heard = await new Promise((resolve) => {
      void store.listen('news', resolve).then(() => store.notify('news', 'hello'))
    })
    expect(heard).toBe('hello')
  })

  it('does not take a wrong statement for a database that is away', async () => {
    await expect(store.run(system, 'selec')).rejects.not.toBeInstanceOf(StoreUnavailable)
  })
})
