import type { Host } from '../../context.ts'
import { type Performer, textOf } from '../../task.ts'
import { type Store, system } from '../../store/store.ts'
import { type Exception, houseOf, keepException } from './exceptions.ts'
import { lookAt } from './follow.ts'
import type { PaymentTold, Receipt, TransferTold } from './gateway.ts'
import { type Order, orderOf } from './orders.ts'

/** What a webhook says, as far as somebody asks: the rest is what the gateway answers. */
export interface Notice {
  type: string
  data: { reference: string; receipt?: string; amount?: number; currency?: string }
}

/** A notice is kept once an id, and with it what is to be done for the case that has asked for its order. */
const kept = `
  with added as (
    insert into gateway_notices (id, reference, body, received_at) values ($1, $2, $3, $4)
    on conflict do nothing returning id
  ), sent as (
    insert into outbox (area, case_id, revision, run_at, type, params)
    select area, case_id, 0, $4::timestamptz, 'applyNotice', jsonb_build_object('notice', added.id)
    from added, gateway_orders where reference = $2
  )
  select added.id, exists (select from gateway_orders where reference = $2) as known from added`

const exceptionOf = (id: string, { type, data }: Notice, kind: Exception['kind'], told?: object | null): Exception => ({
  key: `notice ${id}`,
  reference: data.reference,
  kind,
  told: type.slice(0, 60),
  amount: data.amount,
  currency: data.currency,
  detail: { notice: { type, data }, ...(told && { told }) },
})

/** What comes again under its id is the same. What nobody has asked for is finance's. */
export const keepNotice = async (host: Host, id: string, notice: Notice): Promise<void> => {
  const at = host.clock().toISOString()
  await host.store.transaction(system, async (sql) => {
    const [added] = await sql.query<{ known: boolean }>(kept, [id, notice.data.reference, JSON.stringify(notice), at])
    if (added && !added.known) await keepException(sql, null, exceptionOf(id, notice, 'UNKNOWN_REFERENCE'), at)
  })
  host.live.due()
}

type MoneyTold = Pick<Receipt, 'amount' | 'currency'>

/** The money of which a notice speaks, as the gateway has it; null: it has none such. */
const moneyOf = ({ data: { receipt } }: Notice, told: PaymentTold | TransferTold): MoneyTold | null => {
  if (receipt === undefined) return told
  if ('receipts' in told) return told.receipts.find((one) => one.receipt === receipt) ?? null
  return told.settled?.receipt === receipt ? told : null
}

/** What a notice says otherwise than the gateway when it is asked; null: nothing. */
const differing = (notice: Notice, told: PaymentTold | TransferTold | null): Exception['kind'] | null => {
  if (told === null) return 'UNKNOWN_AT_GATEWAY'
  const money = moneyOf(notice, told)
  if (money === null) return 'UNCONFIRMED'
  const { amount = money.amount, currency = money.currency } = notice.data
  if (currency !== money.currency) return 'OTHER_CURRENCY'
  return amount === money.amount ? null : 'OTHER_SUM'
}

const noticeOf = async (store: Store, id: string): Promise<Notice> => {
  const [row] = await store.run<{ body: Notice }>(system, 'select body from gateway_notices where id = $1', [id])
  if (!row) throw new Error(`There is no notice ${id}`)
  return row.body
}

const applied = 'update gateway_notices set applied_at = $2 where id = $1'

/** Asks the gateway what a notice is about: what it answers goes to the case, and what the notice says otherwise to finance. */
export const applyNotice: Performer = async (task, work) => {
  const { host, at } = work
  const id = textOf(task, 'notice')
  const notice = await noticeOf(host.store, id)
  const order: Order = (await orderOf(host.store, notice.data.reference))!
  const told = await lookAt(work, order)
  const kind = differing(notice, told)
  const house = kind && (await houseOf(host, order))
  return {
    write: async (sql) => {
      if (kind) await keepException(sql, house, exceptionOf(id, notice, kind, told), at)
      await sql.query(applied, [id, at])
    },
  }
}
