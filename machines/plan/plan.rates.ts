/** A row of a rate table: both ends of the ages, in years, and of the terms, in months, are meant too. */
export type Rate = { ageFrom: number; ageTo: number; termFrom: number; termTo: number; rate: number }

type Area = Omit<Rate, 'rate'>

/** Ages and terms that have this many rates instead of one. */
export type Fault = Area & { times: number }

/** Where ranges begin, and where the last of them is over. */
const edgesOf = (ranges: readonly (readonly [from: number, to: number])[]): number[] =>
  [...new Set(ranges.flatMap(([from, to]) => [from, to + 1]))].toSorted((one, other) => one - other)

/** A rate table cut along all of its edges, so that every cell lies wholly within a row or wholly outside. */
export const gridOf = (rates: readonly Rate[]) => {
  const ages = edgesOf(rates.map(({ ageFrom, ageTo }) => [ageFrom, ageTo]))
  const terms = edgesOf(rates.map(({ termFrom, termTo }) => [termFrom, termTo]))
  const [ageAt, termAt] = [ages, terms].map((edges) => new Map(edges.map((edge, index) => [edge, index])))
  const width = terms.length - 1
  const times = new Uint16Array(Math.max(0, (ages.length - 1) * width))
  const rateIn = new Float64Array(times.length)
  for (const { ageFrom, ageTo, termFrom, termTo, rate } of rates)
    for (let age = ageAt!.get(ageFrom)!; age < ageAt!.get(ageTo + 1)!; age++)
      for (let term = termAt!.get(termFrom)!; term < termAt!.get(termTo + 1)!; term++) {
        times[age * width + term]! += 1
        rateIn[age * width + term] = rate
      }
  const areaOf = (age: number, term: number, until = term): Area => ({
    ageFrom: ages[age]!,
    ageTo: ages[age + 1]! - 1,
    termFrom: terms[term]!,
    termTo: terms[until + 1]! - 1,
  })
  return { height: ages.length - 1, width, times, rateIn, areaOf }
}

/** Where a table from its least to its greatest age and term has no rate, or several: neighbouring terms together. */
export const faultsOf = (rates: readonly Rate[]): Fault[] => {
  const { height, width, times, areaOf } = gridOf(rates)
  const faults: Fault[] = []
  for (let age = 0; age < height; age++)
    for (let term = 0; term < width; term++) {
      const found = times[age * width + term]!
      if (found === 1) continue
      const first = term
      while (term + 1 < width && times[age * width + term + 1] === found) term++
      faults.push({ ...areaOf(age, first, term), times: found })
    }
  return faults
}
