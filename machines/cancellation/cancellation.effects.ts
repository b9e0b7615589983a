import { assertEvent } from 'xstate'
import { book, issueDocument, noteOf, notifyOrganisation } from '../kit/effects.ts'
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

/** What has gone back to the customer, on the policy that has ended. */
export const bookRefund = book(({ context, event }: Args) => {
  assertEvent(event, 'payment.recorded')
  const { policy, quotesCode, policyNumber, currency } = context
  const { amount, date, reference } = event
  return [{ account: 'REFUND', policy, quotesCode, policyNumber, amount: -amount, currency, date, reference }]
})
