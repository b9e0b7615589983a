import { sendSurely } from '../../cases/answerCase.ts'
import type { Host } from '../../context.ts'
import { HttpError } from '../../http/httpError.ts'
import { type Sql, system } from '../../store/store.ts'
import { houseOf, keepException } from './exceptions.ts'
import { type Order, queue, resultsOf } from './orders.ts'
import type { Result } from './results.ts'

const kept = `
  insert into gateway_results (reference, result, at, refused) values ($1, $2, $3, $4)
  on conflict do nothing returning result`

type Told = Awaited<ReturnType<typeof sendSurely>>

/** The same result is the same event to the case, whoever asks for it and however often. @throws when the case was moved each time */
const tell = (host: Host, { area, case_id: id, reference }: Order, { result, event }: Result): Promise<Told> =>
  sendSurely(host, 'host', { area, id, key: `gateway ${reference} ${result}` }, event).catch((error: unknown): Told => {
    if (error instanceof HttpError && error.code === 'NOT_FOUND') return 'missing'
    throw error
  })

const refusalOf = (outcome: Told): string | null => {
  if (outcome === 'taken') return null
  return outcome === 'missing' ? 'missing' : outcome.refused.map(({ key }) => key).join(', ')
}

/** What a case does not take: money is left to finance, and what may still be paid is withdrawn. */
const mend = async (
  sql: Sql,
  house: string | null,
  order: Order,
  one: Result,
  refused: string,
  at: string,
): Promise<void> => {
  const { reference, asked } = order
  const { result, event, against, money } = one
  if (result === 'instructed') await queue(sql, order, 'withdrawPayment', at)
  if (!money) return
  await keepException(
    sql,
    house,
    {
      key: `${reference} ${result}`,
      reference,
      kind: against ?? 'NOT_TAKEN',
      told: event.type,
      ...money,
      reason: refused,
      detail: { asked, told: event },
    },
    at,
  )
}

/** Tells the case what has become of its order, each result once and in their order; what is not the order's is told to finance alone. */
export const heed = async (host: Host, order: Order, results: readonly Result[]): Promise<void> => {
  const { reference } = order
  const known = await resultsOf(host.store, reference)
  for (const one of results.filter(({ result }) => !known.has(result))) {
    const refused = one.against ?? refusalOf(await tell(host, order, one))
    const at = host.clock().toISOString()
    const house = refused === null ? null : await houseOf(host, order)
    await host.store.transaction(system, async (sql) => {
      const added = await sql.query(kept, [reference, one.result, at, refused])
      if (added.length > 0 && refused !== null) await mend(sql, house, order, one, refused, at)
    })
    if (refused !== null)
      host.log.warn(
        { order: reference, area: order.area, case_id: order.case_id, result: one.result, refused },
        'a result of the gateway is not taken',
      )
  }
}
