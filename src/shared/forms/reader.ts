import type { FieldError } from '../validation/fieldErrors.ts'
import { isOneLine, isVisible } from '../validation/visible.ts'

export interface Reading {
  wrong: FieldError[]
  /** Names of fields and groups, and ids of pages and sections, that were there before. */
  names: Set<string>
  ids: Set<string>
  fields: number
}

type Values = Record<string, string | number>

/** What may stand in a place, as far as that is known before. */
export interface Shape {
  members?: Members
  items?: Reader
  values?: readonly unknown[]
  /** Whether names of fields stand there. */
  names?: true
}

/** Looks at a value and notes what is wrong with it; its shape, by what stands there so far, is for who writes one. */
export interface Reader {
  (value: unknown, path: string, reading: Reading): void
  shape?: (value: unknown) => Shape
}

export type Members = Record<string, Reader>

/** A reader with what it takes. */
export const shaped = (read: (...given: Parameters<Reader>) => void, shape: Reader['shape']): Reader =>
  Object.assign((...given: Parameters<Reader>) => read(...given), shape && { shape })

export const refuse = ({ wrong }: Reading, path: string, key: string, values: Values = {}): void => {
  if (wrong.length < 100) wrong.push({ path, key: `forms:wrong.${key}`, values })
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const within = (path: string, name: string): string => (path ? `${path}.${name}` : name)

export const has = (value: object, name: string): boolean =>
  Object.hasOwn(value, name) && value[name as never] !== undefined

export const object = (needed: Members, others: Members = {}): Reader =>
  shaped(
    (value, path, reading) => {
      if (!isRecord(value)) return refuse(reading, path, 'object')
      for (const name of Object.keys(value))
        if (!Object.hasOwn(needed, name) && !Object.hasOwn(others, name) && has(value, name))
          refuse(reading, within(path, name), 'unknown')
      for (const [name, read] of Object.entries(needed))
        if (has(value, name)) read(value[name], within(path, name), reading)
        else refuse(reading, within(path, name), 'missing')
      for (const [name, read] of Object.entries(others))
        if (has(value, name)) read(value[name], within(path, name), reading)
    },
    () => ({ members: { ...needed, ...others } }),
  )

export const list = (one: Reader, max: number, min = 0): Reader =>
  shaped(
    (value, path, reading) => {
      if (!Array.isArray(value)) return refuse(reading, path, 'list')
      if (value.length > max) return refuse(reading, path, 'tooMany', { max })
      if (value.length < min) return refuse(reading, path, 'tooFew', { min })
      for (const [index, inner] of (value as unknown[]).entries()) one(inner, `${path}[${index}]`, reading)
    },
    () => ({ items: one }),
  )

export const among = (...values: readonly unknown[]): Reader =>
  shaped(
    (value, path, reading) => {
      if (!values.includes(value)) refuse(reading, path, 'among', { values: values.join(', ') })
    },
    () => ({ values }),
  )

export const number =
  (min: number, max: number, isWhole = true): Reader =>
  (value, path, reading) => {
    if (typeof value !== 'number' || !(value >= min && value <= max) || (isWhole && !Number.isInteger(value)))
      refuse(reading, path, isWhole ? 'whole' : 'number', { min, max })
  }

export const text =
  (max: number, isSingle = true): Reader =>
  (value, path, reading) => {
    if (typeof value !== 'string') refuse(reading, path, 'text')
    else if (value.length > max) refuse(reading, path, 'tooLong', { max })
    else if (!isVisible(value) || (isSingle && !isOneLine(value))) refuse(reading, path, 'unseen')
  }
