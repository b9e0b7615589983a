import { type Store, system } from '../../../store/store.ts'

/** How the sandbox misbehaves: what each does is told on its page. */
export const switchNames = ['DELAY', 'DOUBLE', 'REORDER', 'DROP', 'FORGE', 'FAIL', 'SILENT'] as const
export type Switch = (typeof switchNames)[number]

/** Of all orders. */
export const ofAll = ''

const read = 'select reference, switches from sandbox_switches where reference = any($1)'

interface Row {
  reference: string
  switches: Switch[]
}

export const switchesAt = async (store: Store, reference: string): Promise<ReadonlySet<Switch>> => {
  const rows = await store.run<Row>(system, read, [[reference]])
  return new Set(rows.flatMap(({ switches }) => switches))
}

/** Those of an order, and those of all. */
export const switchesOf = async (store: Store, reference: string): Promise<ReadonlySet<Switch>> =>
  new Set([...(await switchesAt(store, reference)), ...(await switchesAt(store, ofAll))])

const turned = `
  insert into sandbox_switches (reference, switches) values ($1, $2)
  on conflict (reference) do update set switches = excluded.switches`

export const turn = async (store: Store, reference: string, switches: readonly Switch[]): Promise<void> =>
  void (await store.run(system, turned, [reference, switches]))
