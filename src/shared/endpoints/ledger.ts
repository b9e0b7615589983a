import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('ledger')

/** What stands in the books. */
export const ledgerEndpoints: readonly Endpoint[] = [
  rest('ledger.balances', 'GET', '/api/finance-accounting/balances'),
  rest('ledger.statement', 'GET', '/api/finance-accounting/accounts/{id}/statement'),
]
