import { remaining } from './remaining.ts'

/** How long, in the largest unit that it has: "14 days"; "14d" where there is little room. */
export const durationText = (
  milliseconds: number,
  language: string,
  unitDisplay: 'long' | 'narrow' = 'long',
): string => {
  const { value, unit } = remaining(milliseconds, 0)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(value)
}
