import type { Start } from './commission.context.ts'
import { type Parts, partsOf } from './commission.shares.ts'

/** A premium that has come in, with the terms of its commission and who has sold the policy, as the database tells it. */
export interface Premium {
  id: string
  /** When it was kept, an instant. */
  at: string
  broker: string
  currency: string
  policyNumber: string
  line: string
  product_name: string
  customer_name: string
  gross: number
  rate: number
  whole: number
  paidOn: string
  sellerShare: number
  referrerShare: number
  ppnRate: number
  pph23Rate: number
  seller: { id: string; name: string }
  /** Null: nobody who works here. */
  referrer: { id: string; name: string } | null
}

type Payee = Pick<Start, 'role' | 'share' | 'accrued'> & { who: Premium['seller'] }

/** Who has a part of it: that of a referrer who does not work here is the house's. */
const payeesOf = ({ whole, seller, sellerShare, referrer, referrerShare }: Premium): Payee[] => {
  const parts = partsOf(whole, { seller: sellerShare, referrer: referrer ? referrerShare : 0 })
  const payees: Payee[] = [{ role: 'SELLER', who: seller, share: sellerShare, accrued: parts.seller }]
  if (referrer) payees.push({ role: 'REFERRER', who: referrer, share: referrerShare, accrued: parts.referrer })
  return payees.filter(({ accrued }) => accrued > 0)
}

/** What a premium has brought, as it begins for each payee. */
export const startsOf = (premium: Premium, fourEyesFrom: number | null): Omit<Start, 'code'>[] => {
  const { id, broker, paidOn, policyNumber, line, product_name, customer_name } = premium
  const { gross, rate, whole, ppnRate, pph23Rate, currency } = premium
  return payeesOf(premium).map(({ who, ...payee }) => ({
    ...payee,
    payee: who.name,
    remittance: id,
    policyNumber,
    line,
    product_name,
    customer_name,
    gross,
    rate,
    whole,
    ppnRate,
    pph23Rate,
    accruedOn: paidOn,
    currency,
    parties: { broker, partner: who.id },
    fourEyesFrom,
  }))
}

/** What of a commission each has: the house what is nobody's. */
export const partsIn = (whole: number, accrued: readonly Pick<Start, 'role' | 'accrued'>[]): Parts => {
  const of = (wanted: Start['role']) => accrued.find(({ role }) => role === wanted)?.accrued ?? 0
  const [seller, referrer] = [of('SELLER'), of('REFERRER')]
  return { seller, referrer, house: whole - seller - referrer }
}
