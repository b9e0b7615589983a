import type { AccountInquiry, PaymentOrder, TransferOrder } from '../../../../machines/kit/gateway.ts'
import { Final } from '../../cases/answerCase.ts'
import { type Sql, type Store, system } from '../../store/store.ts'
import type { Task } from '../../task.ts'

interface Kept {
  reference: string
  area: string
  case_id: string
  created_at: string
  asked_at: string | null
  withdrawn_at: string | null
  silences: number
}

/** What a case has asked of the gateway under a reference. */
export type Order = Kept &
  (
    | { kind: 'payment'; asked: PaymentOrder }
    | { kind: 'transfer'; asked: TransferOrder }
    | { kind: 'account'; asked: AccountInquiry }
  )
export type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>

const entered = `
  insert into gateway_orders (reference, kind, area, case_id, asked, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing`
const alike = 'kind = $2 and area = $3 and case_id = $4 and asked = $5::jsonb as alike'
const read = 'select * from gateway_orders where reference = $1'

export const orderOf = async (store: Store, reference: string): Promise<Order | null> => {
  const [order] = await store.run<Order>(system, read, [reference], 'gateway order')
  return order ?? null
}

/** The order that a task asks for, entered before the gateway hears of it. @throws Final when its reference is another order's */
export const enterOrder = async <K extends Order['kind']>(
  store: Store,
  kind: K,
  { area, case_id: id, params }: Task,
  at: string,
): Promise<OrderOf<K>> => {
  const reference = params['reference'] as string
  const values = [reference, kind, area, id, JSON.stringify(params)]
  await store.run(system, entered, [...values, at])
  const [order] = await store.run<OrderOf<K> & { alike: boolean }>(
    system,
    `select *, ${alike} from gateway_orders where reference = $1`,
    values,
  )
  if (!order?.alike) throw new Final(`The reference ${reference} is another order’s`)
  return order
}

const set = (change: string) => async (store: Store, reference: string, at: string) =>
  void (await store.run(system, `update gateway_orders set ${change} where reference = $1`, [reference, at]))

/** From here on it may be at the gateway. */
export const markAsked = set('asked_at = coalesce(asked_at, $2)')
export const markWithdrawn = set('withdrawn_at = coalesce(withdrawn_at, $2)')

export const countSilence = (store: Store, reference: string) =>
  store.run(system, 'update gateway_orders set silences = silences + 1 where reference = $1', [reference])
export const endSilence = (store: Store, reference: string) =>
  store.run(system, 'update gateway_orders set silences = 0 where reference = $1 and silences > 0', [reference])

/** What has become of an order, as far as its case was told. */
export const resultsOf = async (store: Store, reference: string): Promise<Set<string>> => {
  const text = 'select result from gateway_results where reference = $1'
  const rows = await store.run<{ result: string }>(system, text, [reference])
  return new Set(rows.map(({ result }) => result))
}

const queued = `
  insert into outbox (area, case_id, revision, run_at, type, params) values ($1, $2, 0, $3, $4, $5::jsonb)`

/** Has something done about an order from an instant on, for its case. */
export const queue = (
  sql: Sql,
  { area, case_id: id, reference }: Order,
  type: 'followOrder' | 'withdrawPayment',
  at: string,
) => sql.query(queued, [area, id, at, type, JSON.stringify({ reference })])
