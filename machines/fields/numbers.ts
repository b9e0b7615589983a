import { must, say } from './messages.ts'
import type { Yup } from './type.ts'

const hasDecimals = (decimals: number) => (value: number) =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6

export const whole = ({ number }: Yup, min: number, max: number) => number().integer().min(min).max(max)

export const fraction = (
  { number }: Yup,
  { min, max, decimals = 2 }: { min: number; max: number; decimals?: number },
  said = say('decimals', { decimals }),
) =>
  number()
    .min(min)
    .max(max)
    .test(must(said, hasDecimals(decimals)))

/** A number as the database writes it. */
export const isNumber = (written: string): boolean => /^-?\d+(?:\.\d+)?$/.test(written) && written.length < 20
