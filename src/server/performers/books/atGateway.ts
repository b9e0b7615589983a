import type { Host } from '../../context.ts'
import { partyColumns } from '../../records/scope.ts'
import { system } from '../../store/store.ts'
import { lookAt } from '../payments/follow.ts'
import { type Order, resultsOf } from '../payments/orders.ts'
import type { Compared } from './comparisons.ts'

/** Days of orders that are looked up at the gateway anew; what is younger than some minutes may still be on its way. */
const lookedBack = 3
const underWay = 15

const recentOrders = (tables: readonly { area: string; table: string }[]): string => `
  select o.* from gateway_orders o where o.kind <> 'account' and o.asked_at is not null
    and o.created_at > $2::timestamptz - interval '${lookedBack} days'
    and o.created_at < $2::timestamptz - interval '${underWay} minutes' and (${tables
      .map(({ area, table }) => `o.area = '${area}' and o.case_id in (select id from ${table} where broker_id = $1)`)
      .join(' or ')})
  order by o.created_at, o.reference`

/** Asks the gateway of each order what cases may have missed; what they had is told to them now. */
export const atGateway = async (host: Host, broker: string, at: string): Promise<Compared[]> => {
  const tables = host.areas
    .filter((area) => area.lifecycle && partyColumns(area).includes('broker_id'))
    .map(({ id, table }) => ({ area: id, table }))
  const orders = await host.store.run<Order>(system, recentOrders(tables), [broker, at])
  const compared: Compared[] = []
  for (const order of orders) {
    const told = async () => (await resultsOf(host.store, order.reference)).size
    const before = await told()
    await lookAt({ host, at }, order)
    const { amount, currency } = order.asked as { amount: number; currency: string }
    const isSame = (await told()) === before
    compared.push({ kind: 'GATEWAY', about: order.reference, currency, expected: amount, found: isSame ? amount : 0 })
  }
  return compared
}
