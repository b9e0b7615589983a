/** The largest amount anywhere, in minor units: several of them still add up exactly in a JSON number, which ends at 2^53. */
export const largestSum = 1_000_000_000_000_000
