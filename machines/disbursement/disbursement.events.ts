import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { accountAnswers, transferAnswers } from '../kit/gateway.ts'
import { payeeFields } from '../kit/outgoing.ts'
import { amount, day, file, reference, text } from '../kit/payload.ts'
import { ended, paid, returned } from './disbursement.claim.ts'

const reason = { reason: { ...text, required: true } } as const

const payloads = {
  'disbursement.submitted': null,
  'disbursement.approved': { note: text },
  'disbursement.rejected': reason,
  'disbursement.markedPaid': { amount, date: day, reference, ...file },
  'disbursement.cancelled': reason,
  'payment.retried': null,
  'payee.corrected': payeeFields,
} as const

const hosts = { ...accountAnswers, ...transferAnswers } as const

export type DisbursementEvent = EventOf<typeof payloads> | EventOf<typeof hosts>

const definitions: Record<DisbursementEvent['type'], EventDefinition> = {
  ...eventsOf(payloads),
  ...eventsOf(hosts, 'host'),
}

/** The claim goes with it, or neither moves. */
const withClaim = (type: DisbursementEvent['type'], claim: NonNullable<EventDefinition['involves']>[string]) => ({
  [type]: { ...definitions[type], involves: { claim } },
})

export const events: Record<DisbursementEvent['type'], EventDefinition> = {
  ...definitions,
  ...withClaim('disbursement.markedPaid', paid),
  ...withClaim('transfer.settled', paid),
  ...withClaim('transfer.returned', returned),
  ...withClaim('disbursement.rejected', ended),
  ...withClaim('disbursement.cancelled', ended),
}
