import { givenFor, rowsUnder } from '../kernel/ruleTable.ts'
import type { RuleRow, RuleTable, Ruling } from '../kernel/ruleTable.types.ts'
import { ageOn } from '../kit/days.ts'
import { daysTable, daysUnder } from '../kit/daysTable.ts'
import { fourEyesTable } from '../kit/fourEyes.ts'
import { refundTable } from '../kit/refund.ts'
import type { CreditLifeContext } from './creditLife.context.ts'
import { segment } from './creditLife.rates.ts'

const million = 1_000_000

/** By the oldest age of each band: the free cover limit and, in the order of the segments, the largest loans, in millions. */
const bands: Readonly<Record<number, readonly [freeCover: number, ...loans: number[]]>> = {
  50: [500, 1_500, 600, 750, 1_000],
  55: [300, 1_000, 500, 600, 750],
  60: [300, 750, 450, 500, 500],
  65: [150, 350, 350, 350, 250],
  70: [150, 250, 250, 250, 200],
}

const ages = { type: 'integer', min: 18, max: 70 } as const
const sum = { type: 'money', positive: true, required: true } as const
const segments = segment.options

const rowsOf = (to: number, from: number): RuleRow[] => {
  const [freeCover, ...loans] = bands[to]!
  return segments.map((one, index) => ({
    when: { customer_segment: [one], age: { from, to } },
    then: { loanLimit: loans[index]! * million, freeCoverLimit: freeCover * million },
  }))
}

const upTo = Object.keys(bands).map(Number)

/** Of whom a table of sums is asked. */
export interface Insured {
  customer_segment: (typeof segments)[number]
  date_of_birth: string
  application_date: string
}

const factsOf = ({ customer_segment, date_of_birth, application_date }: Insured) => ({
  customer_segment,
  age: ageOn(date_of_birth, application_date),
})

/** The largest loan, and up to which sum insured the broker decides alone, by who is insured. The specification gives no figures. */
const loanLimits: RuleTable<CreditLifeContext> = {
  asks: { customer_segment: { type: 'option', options: segments }, age: ages },
  gives: { loanLimit: sum, freeCoverLimit: sum },
  usual: upTo.flatMap((to, index) => rowsOf(to, (upTo[index - 1] ?? ages.min - 1) + 1)),
  facts: ({ application, applicationDate }) =>
    application ? factsOf({ ...application, application_date: applicationDate }) : {},
  applied: (context, { loanLimit, freeCoverLimit }) => ({
    ...context,
    loanLimit: loanLimit as number,
    freeCoverLimit: freeCoverLimit as number,
  }),
}

export const usualProtectionDays = 14

/** Days after the insurer's approval within which protection begins. */
const protectionWindow = daysTable(usualProtectionDays)

export const tables = { protectionWindow, loanLimits, fourEyes: fourEyesTable, refunds: refundTable } as const

export const protectionDays = (ruling: Ruling): number => daysUnder(ruling, 'protectionWindow', protectionWindow)

/** Null: nobody so old is covered. */
export const sumsFor = (insured: Insured, ruling: Ruling): { loanLimit: number; freeCoverLimit: number } | null =>
  givenFor(rowsUnder(ruling, 'loanLimits', loanLimits), factsOf(insured)) as ReturnType<typeof sumsFor>
