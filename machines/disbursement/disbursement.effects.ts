import {
  askTransfer,
  notifyDesk as notifyDeskWith,
  notifyOrganisation,
  openLinked,
  verifyAccount,
} from '../kit/effects.ts'
import type { DisbursementContext } from './disbursement.context.ts'
import { checkOf } from './disbursement.view.ts'

type Args = { context: DisbursementContext }

export const inquire = verifyAccount(({ context }: Args) => ({ reference: checkOf(context), ...context.payee }))

export const orderTransfer = askTransfer(
  ({ context: { transfer, payee, amount, currency, code, claimNumber } }: Args) => ({
    reference: transfer!.reference,
    ...payee,
    amount,
    currency,
    purpose: `${code} ${claimNumber}`,
  }),
)

const about = ({ code, claimNumber, payee }: DisbursementContext) => ({ code, claimNumber, name: payee.accountName })

/** Those whose turn it is. */
export const notifyDesk = (message: string) => notifyDeskWith(({ context }: Args) => ({ message, ...about(context) }))

export const notifyBroker = (message: string) =>
  notifyOrganisation(({ context }: Args) => ({ organisation: context.parties.broker, message, ...about(context) }))

/** What the bank has returned is paid anew, by a disbursement of its own. */
export const payAnew = openLinked(({ context }: Args) => {
  const { claim, payee, remark, amount, currency, claimNumber, policyNumber, customerName } = context
  const { parties, debtor, paymentType, pool, fourEyesFrom, code: linkedTo } = context
  const known = { claimNumber, policyNumber, customerName, parties, debtor, paymentType, pool, fourEyesFrom }
  return { kind: 'DSB', input: { claim, payee, remark, amount, currency, ...known, linkedTo } }
})
