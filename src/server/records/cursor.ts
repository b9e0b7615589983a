import { badInput } from '../http/httpError.ts'
import { isDay, isInstant } from '../../shared/validation/patterns.ts'
import type { Field } from '../../shared/area/types.ts'
import { isId } from './id.ts'

/** The place of a row in an order: its sort value as the database writes it, and its id. */
export interface Place {
  sort: string
  value: string
  id: string
}

const written = /^-?\d+(?:\.\d+)?$/

/** Control characters but tab and line ends, and halves of surrogate pairs: no row has them. */
const unstorable = /[^\P{Cc}\n\r\t]|\p{Cs}/u

const fits = (type: Field['type'], value: string): boolean => {
  switch (type) {
    case 'integer':
    case 'money':
    case 'decimal':
    case 'rate':
      return written.test(value) && value.length < 20
    case 'instant':
      return isInstant(`${value.slice(0, 19).replace(' ', 'T')}Z`) && /^(?:\.\d{1,3})?\+00$/.test(value.slice(19))
    case 'date':
      return isDay(value)
    case 'flag':
      return value === 'true' || value === 'false'
    case 'text':
    case 'longText':
    case 'option':
    case 'period':
      return !unstorable.test(value)
  }
}

export const writeCursor = ({ sort, value, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** @throws HttpError BAD_INPUT when it was not written for this order */
export const readCursor = (cursor: string, sort: string, type: Field['type']): Place => {
  const read = parse(cursor)
  if (!Array.isArray(read) || read.length !== 3 || read.some((part) => typeof part !== 'string')) throw badInput()
  const [of, value, id] = read as [string, string, string]
  if (of !== sort || !isId(id) || !fits(type, value)) throw badInput()
  return { sort, value, id }
}
