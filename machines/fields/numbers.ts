import { say } from './messages.ts'
import type { Yup } from './type.ts'

const hasDecimals = (value: number | null | undefined, decimals: number): boolean =>
  value === null || value === undefined || Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6

const within = ({ number }: Yup, min: number, max: number) =>
  number()
    .min(min, say('minValue', { min }))
    .max(max, say('maxPrice', { maxValue: max }))

export const whole = (yup: Yup, min: number, max: number) => within(yup, min, max).integer(say('integer'))

export const fraction = (yup: Yup, min: number, max: number, decimals = 2) =>
  within(yup, min, max).test({
    name: 'decimals',
    message: say('decimals', { decimals }),
    test: (value) => hasDecimals(value, decimals),
  })

/** A number as the database writes it. */
export const isNumber = (written: string): boolean => /^-?\d+(?:\.\d+)?$/.test(written) && written.length < 20
