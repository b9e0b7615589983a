import { assertEvent } from 'xstate'
import { book, issueDocument, noteOf, notifyOrganisation } from '../kit/effects.ts'
import type { Posting } from '../kit/ledger.ts'
import type { CancellationContext } from './cancellation.context.ts'
import type { CancellationEvent } from './cancellation.events.ts'
import { facts } from './cancellation.view.ts'

type Args = { context: CancellationContext; event: CancellationEvent }

export const notifyDesk = notifyOrganisation(({ context }: { context: CancellationContext }) => ({
  organisation: context.parties.broker,
  message: 'requested',
  policyNumber: context.policyNumber,
  note: context.reason,
}))

/** Those who asked for the end of the policy. */
export const notifyRequester = (message: string) =>
  notifyOrganisation(({ context, event }: Args) => ({
    organisation: context.request.organisation,
    message,
    policyNumber: context.policyNumber,
    note: noteOf(event),
  }))

export const issueConfirmation = issueDocument(({ context }: Args) => ({
  document: 'confirmation',
  number: context.policyNumber,
  facts: facts(context),
}))

/** What has gone back to the customer, at the cost of the insurer, on the policy that has ended. */
export const bookRefund = book(({ context, event }: Args): Posting[] => {
  assertEvent(event, 'payment.recorded')
  const { policy, quotesCode, policyNumber, currency, parties } = context
  const { amount, date, reference } = event
  const lines: Posting['lines'] = [
    { account: 'INSURER_PAYABLE', holder: parties.insurer, amount },
    { account: 'CASH', holder: parties.broker, amount: -amount },
  ]
  return [
    { kind: 'REFUND', lines, amount: -amount, currency, date, reference, subject: quotesCode, policy, policyNumber },
  ]
})
