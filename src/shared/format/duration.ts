import { remaining } from './remaining.ts'

/** How long, in the largest unit that it has: "14 days". */
export const durationText = (milliseconds: number, language: string): string => {
  const { value, unit } = remaining(milliseconds, 0)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
