import type { InvoiceContext, Refund } from './invoice.context.ts'

const payoutIn = (event: object): unknown => ('payout' in event ? event.payout : null)

/** What the payout that an event tells of sends back. */
export const refundIn = ({ refunds }: Pick<InvoiceContext, 'refunds'>, event: object): Refund | undefined =>
  refunds.find(({ payout }) => payout === payoutIn(event))

export const refundsWithout = ({ refunds }: Pick<InvoiceContext, 'refunds'>, event: object): Refund[] =>
  refunds.filter(({ payout }) => payout !== payoutIn(event))
