import { notifyOrganisation } from '../kit/effects.ts'
import type { InsurerCommissionContext } from './insurerCommission.context.ts'
import { insurerCommissionPermissions } from './insurerCommission.permissions.ts'

/** Whoever may take receipts back is told that what they were of has come back. */
export const notifyReturn = notifyOrganisation(({ context }: { context: InsurerCommissionContext }) => ({
  organisation: context.parties.broker,
  message: 'returned',
  permission: insurerCommissionPermissions.takeBack,
  name: context.insurerName,
  code: context.code,
}))
