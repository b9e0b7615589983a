import type { Rate } from '../../../../machines/plan/plan.rates.ts'

/** Whole per mille and hundredths, as tables are printed. */
const rounded = (rate: number): number => Math.round(rate * 100) / 100

/** A table of five years of age by one of term, that rises with both; `basis` is the rate of the youngest for a year. */
export const tableOf = (basis: number, ages: readonly [from: number, to: number], years: number): Rate[] =>
  Array.from({ length: Math.ceil((ages[1] - ages[0] + 1) / 5) }, (_, band) => ages[0] + 5 * band).flatMap(
    (ageFrom, band) =>
      Array.from({ length: years }, (_one, year) => ({
        ageFrom,
        ageTo: Math.min(ageFrom + 4, ages[1]),
        termFrom: 12 * year + 1,
        termTo: 12 * (year + 1),
        rate: rounded(basis * 1.28 ** band * (1 + 0.82 * year)),
      })),
  )

/** The same with one age and term that nobody has thought of. */
export const gapped = (rates: readonly Rate[]): Rate[] => rates.toSpliced(Math.floor(rates.length / 2), 1)

/** The same where the oldest pay as the youngest do. */
export const falling = (rates: readonly Rate[]): Rate[] => {
  const oldest = Math.max(...rates.map(({ ageFrom }) => ageFrom))
  const rateFor = ({ termFrom }: Rate) => rates.find((one) => one.termFrom === termFrom)!.rate
  return rates.map((one) => (one.ageFrom === oldest ? { ...one, rate: rateFor(one) } : one))
}
