import { type Reader, refuse, shaped } from './reader.ts'

const namePattern = /^[a-z][A-Za-z\d_]{0,39}$/

/** Names that every object inherits would be answered by what nobody sent. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && namePattern.test(value) && !(value in Object.prototype) && value !== 'prototype'

export const reference: Reader = shaped(
  (value, path, reading) => {
    if (!isName(value)) refuse(reading, path, 'name')
  },
  () => ({ names: true }),
)

export const unique =
  (kept: 'names' | 'ids'): Reader =>
  (value, path, reading) => {
    if (!isName(value)) return refuse(reading, path, 'name')
    if (reading[kept].has(value)) refuse(reading, path, 'taken', { name: value })
    reading[kept].add(value)
  }
