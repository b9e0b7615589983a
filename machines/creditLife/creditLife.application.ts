import { defaultCurrency } from '../fields/currencies.ts'
import { say, type Wrong } from '../fields/messages.ts'
import type { RowOf } from '../fields/rows.ts'
import { rowSchema } from '../fields/schema.ts'
import { rulingOf } from '../kernel/ruleTable.ts'
import type { Ruling } from '../kernel/ruleTable.types.ts'
import type { Context, Given, Reckoning, Typed } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { addDays, addMonths } from '../kit/days.ts'
import { codeOf } from '../kit/number.ts'
import { asked } from './creditLife.asks.ts'
import type { Application, CreditLifeContext, Start } from './creditLife.context.ts'
import { limits } from './creditLife.limits.ts'
import { rate, reckoningLines, reckoningOf, type Risk, uninsurable } from './creditLife.rating.ts'
import { decisive } from './creditLife.view.ts'

type Asked = RowOf<typeof asked>
type Priced = Risk & Pick<Asked, 'loan_amount'>

/** How many days an application may be dated back: its day chooses the rates. */
const OLDEST = 30
/** The least sum insured, in minor units. */
const LEAST = 1_000_000

const priced = rowSchema(asked, [
  'application_date',
  'date_of_birth',
  'customer_segment',
  'height',
  'weight',
  'loan_amount',
  'loan_tenure',
  'totalSumInsured',
])

/** What the premium hangs on, once all of it is there. */
const pricedIn = (typed: Context): Priced | null =>
  priced.isValidSync(typed) ? (priced.cast(typed) as unknown as Priced) : null

const misdated = ({ application_date }: Priced, at: string): Wrong[] => {
  const [minDate, maxDate] = [addDays(jakartaDay(at), -OLDEST), jakartaDay(at)]
  return application_date >= minDate && application_date <= maxDate
    ? []
    : [{ path: 'application_date', ...say('dateBetween', { minDate, maxDate }) }]
}

const misinsured = ({ totalSumInsured, loan_amount }: Priced): Wrong[] => {
  const said = (key: string, amount: number) => [
    { path: 'totalSumInsured', ...say(key, { amount, currency: defaultCurrency }) },
  ]
  if (totalSumInsured < LEAST) return said('minAmount', LEAST)
  return totalSumInsured > loan_amount ? said('maxAmount', loan_amount) : []
}

/** An Indonesian identity card has sixteen digits. */
const misnumbered = ({ identity_type, identity_number }: Partial<Asked>): Wrong[] =>
  identity_type === 'KTP' && !/^\d{16}$/.test(identity_number ?? '')
    ? [{ path: 'identity_number', ...say('digitsExactly', { min: 16 }) }]
    : []

export const refine = ({ typed, at }: Typed): Wrong[] => {
  const risk = pricedIn(typed)
  if (!risk) return misnumbered(typed)
  const wrong = misdated(risk, at)
  return [...misnumbered(typed), ...wrong, ...misinsured(risk), ...(wrong.length > 0 ? [] : uninsurable(risk))]
}

const reckoned = (args: Typed): Reckoning | null => {
  const risk = pricedIn(args.typed)
  const rating = risk && refine(args).every(({ path }) => !(path in risk)) ? rate(risk, args.ruling) : null
  return rating && { currency: defaultCurrency, lines: reckoningOf(risk!, rating) }
}

export const reckons = { lines: reckoningLines, reads: { loanLimits: ['loanLimit'] }, of: reckoned }

/** What of a quotation hangs on what is typed, all that is computed of it included; throws where nobody is covered so. */
export const appliedFor = (typed: Asked, ruling: Ruling = {}) => {
  const { application_date, loan_amount, loan_tenure, totalSumInsured, email, partner_email, ...rest } = typed
  const { premium, loanLimit, freeCoverLimit, ...rating } = rate(typed, ruling)!
  const starts = rest.credit_start_date
  return {
    loanAmount: loan_amount,
    loanLimit,
    sumInsured: totalSumInsured,
    freeCoverLimit,
    premium,
    currency: defaultCurrency,
    partnerEmail: partner_email,
    customerEmail: email,
    applicationDate: application_date,
    loanTenure: loan_tenure,
    application: {
      ...rest,
      credit_end_date: starts && addMonths(starts, loan_tenure),
      product_code: rating.productCode,
      product_name: rating.productName,
      base_rate: rating.baseRate,
      loading_rate: rating.loadingRate,
      body_mass_index: rating.bodyMassIndex,
    },
  }
}

const names = Object.keys(asked)

/** What was not typed is null. */
const withNulls = (typed: Context): Asked =>
  Object.fromEntries(names.map((name) => [name, typed[name] ?? null])) as unknown as Asked

/** The same of what was typed as somebody has typed it. */
const appliedWith = (typed: Context, ruling?: Ruling) => appliedFor(withNulls(typed), ruling)

/** What a correction makes of what was applied for; an extra premium was agreed to beside the former premium alone. */
export const corrected = (context: CreditLifeContext, typed: Context): Partial<CreditLifeContext> => {
  const { application, ...applied } = appliedWith(typed, rulingOf(context))
  return {
    ...applied,
    application: { ...application, bank_name: context.application!.bank_name },
    ...(applied.premium !== context.premium && { extraPremium: 0, loadingRate: null }),
  }
}

/** Whether somebody has typed another application than the one that stands. */
export const isChanged = (context: CreditLifeContext, typed: Context): boolean => {
  const decided: Context = decisive(context)
  const stands = (name: string) => decided[name] ?? context.application?.[name as keyof Application] ?? null
  return Object.entries(withNulls(typed)).some(([name, value]) => value !== stands(name))
}

export const exceedsLoanLimit = (context: CreditLifeContext, typed: Context): boolean => {
  const risk = pricedIn(typed)
  const rating = risk && rate(risk, rulingOf(context))
  return rating !== null && risk!.loan_amount > rating.loanLimit
}

/** What a quotation begins with, of what somebody has typed whose fields and their sum are right. */
export const inputOf = ({ typed, at, recordId, given }: Typed & { recordId: string; given: Given }): Context => {
  const { broker, insurer, bank, partner } = given.parties
  const { application, ...applied } = appliedWith(typed)
  const start: Start = {
    ...applied,
    quotesCode: codeOf('CL', recordId, at),
    parties: { broker: broker!.id, insurer: insurer!.id, bank: bank!.id, partner: partner!.id },
    fourEyesFrom: given.fourEyesFrom,
    limits: { ...limits, ...given.limits },
    application: { ...application, bank_name: bank!.name },
  }
  return start
}
