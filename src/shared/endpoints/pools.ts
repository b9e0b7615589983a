import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('partnership')

/** What is asked of claim pools, and of the banks to which they pay. */
export const poolEndpoints: readonly Endpoint[] = [
  rest('partnership.calculateBalance', 'POST', '/api/v2/claims/internal/calculate/balance'),
  {
    ...rest('partnership.claimPoolHistories', 'POST', '/api/v2/products/finance/internal/stoploss/histories'),
    list: true,
  },
  rest('partnership.bankDetail', 'POST', '/api/payment/banks/detail'),
]
