import { number, string } from 'yup'
import { largestSum } from '../fields/money.ts'

/** The parts that payloads are made of. */

export const day = { type: 'date', required: true } as const

export const text = { type: 'longText', max: 1000 } as const

/** Of something outside, such as a transfer. */
export const reference = { type: 'text', max: 60, required: true } as const

export const amount = { type: 'money', positive: true, required: true } as const

export const file = {
  fileId: { type: 'file', nameIn: 'name', required: true },
  name: { type: 'text', max: 255, required: true },
} as const

/** What a person reads out who was sent a one-time code. */
export const code = { code: { type: 'code', required: true } } as const

/** What a record begins with knows its sums and the ids of others by these. */
export const sum = () => number().integer().min(0).max(largestSum)
export const id = () => string().max(100).required()
