import { askTransfer, notifyOrganisation } from '../kit/effects.ts'
import type { PayoutContext } from './payout.context.ts'
import { payoutPermissions } from './payout.permissions.ts'

type Args = { context: PayoutContext }

export const orderTransfer = askTransfer(({ context: { transfer, amount, currency, payee, code } }: Args) => ({
  reference: transfer!.reference,
  amount,
  currency,
  ...payee,
  purpose: code,
}))

const notify = (message: string, permission: string) =>
  notifyOrganisation(({ context: { parties, payeeName, code } }: Args) => ({
    organisation: parties.broker,
    message,
    permission,
    name: payeeName,
    code,
  }))

/** Whoever may approve is told that something is to be. */
export const notifyApprovers = notify('requested', payoutPermissions.approve)
/** Whoever may send it again is told why it did not arrive. */
export const notifyRetriers = (message: 'failed' | 'returned') => notify(message, payoutPermissions.retry)
