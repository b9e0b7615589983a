import { notifyOrganisation } from '../kit/effects.ts'
import type { CommissionContext } from './commission.context.ts'

/** The payee is told what has become of it. */
export const notifyPayee = (message: string) =>
  notifyOrganisation(({ context: { parties, policyNumber, code } }: { context: CommissionContext }) => ({
    organisation: parties.partner,
    message,
    policyNumber,
    code,
  }))
