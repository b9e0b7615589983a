import type { Host } from '../../../context.ts'
import { system } from '../../../store/store.ts'

type Table = 'sandbox_payments' | 'sandbox_transfers'

/** Reads one of a table, by what it is asked for, or by what its page is reached by. */
export const readerOf =
  <R>(table: Table) =>
  async ({ store }: Pick<Host, 'store'>, column: 'reference' | 'token', value: string): Promise<R | null> => {
    const [row] = await store.run<R>(system, `select * from ${table} where ${column} = $1`, [value])
    return row ?? null
  }

/** As many as somebody looks through. */
export const shown = 30

export const newest = <R>({ store }: Host, table: Table) =>
  store.run<R>(system, `select * from ${table} order by created_at desc, reference limit ${shown}`)
