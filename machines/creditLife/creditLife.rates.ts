export const segment = {
  type: 'option',
  options: ['Employee', 'Retiree', 'Pre-Retirement', 'Public'],
  required: true,
} as const

/** Up to an age at entry, what is asked of somebody so old. */
interface AgeBand {
  age: number
  /** Percent of the sum insured for the whole tenure, one for each of `tenures`; none where cover would last beyond `oldest`. */
  rates: readonly number[]
}

interface RateTable {
  /** The first day of application to which it applies, until the next table does. */
  from: string
  productCode: string
  productName: string
  /** The longest tenure of each column, in months. */
  tenures: readonly number[]
  youngest: number
  /** The age beyond which nobody is covered: at the entry with the years of the tenure. */
  oldest: number
  /** Ascending; who is older than the last finds no rate. */
  ages: readonly AgeBand[]
  /** Percent of the base premium, from a body mass index on, ascending. */
  loadings: readonly { from: number; percent: number }[]
}

const of2020: RateTable = {
  from: '2020-01-01',
  productCode: 'CL-STD',
  productName: 'Credit Life Standard',
  tenures: [12, 24, 36, 48, 60, 84, 120, 180, 240],
  youngest: 18,
  oldest: 75,
  ages: [
    { age: 30, rates: [0.29, 0.49, 0.7, 0.92, 1.15, 1.65, 2.5, 4.1, 6] },
    { age: 40, rates: [0.35, 0.6, 0.87, 1.16, 1.48, 2.18, 3.42, 5.75, 8.6] },
    { age: 50, rates: [0.62, 1.1, 1.62, 2.2, 2.84, 4.3, 6.95, 12, 17.9] },
    { age: 55, rates: [1.02, 1.86, 2.78, 3.8, 4.92, 7.5, 12.1, 19.8, 28.5] },
    { age: 60, rates: [1.48, 2.74, 4.14, 5.68, 7.36, 11.2, 17.6, 27.5, 36.5] },
    { age: 65, rates: [2.25, 4.2, 6.35, 8.7, 11.25, 16.9, 25.4, 36] },
    { age: 70, rates: [3.6, 6.8, 10.3, 14.05, 17.95, 27.5, 36] },
  ],
  loadings: [
    { from: 0, percent: 25 },
    { from: 17, percent: 0 },
    { from: 30, percent: 25 },
    { from: 35, percent: 50 },
    { from: 40, percent: 100 },
  ],
}

const [to30, to40, ...older] = of2020.ages as [AgeBand, AgeBand, ...AgeBand[]]

/**
 * What credit life costs, by the day of application; the latest table that has begun applies. The specification
 * gives no figures: these are of a plausible Indonesian group contract with a single premium for a level sum. The second table
 * lowered the rates up to the age of 40.
 */
export const rateTables: readonly RateTable[] = [
  of2020,
  {
    ...of2020,
    from: '2026-01-01',
    ages: [
      { ...to30, rates: [0.26, 0.44, 0.63, 0.83, 1.04, 1.5, 2.28, 3.75, 5.5] },
      { ...to40, rates: [0.33, 0.57, 0.82, 1.1, 1.4, 2.06, 3.24, 5.45, 8.15] },
      ...older,
    ],
  },
]
