import { badInput } from '../http/httpError.ts'
import { typeOf, type FieldKind } from '../../../machines/fields/fields.ts'
import { isId } from '../../../machines/fields/reference.ts'

/** The place of a row in an order: its sort value as the database writes it, and its id. */
export interface Place {
  sort: string
  value: string
  id: string
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
export const readCursor = (cursor: string, sort: string, kind: FieldKind): Place => {
  const read = parse(cursor)
  if (!Array.isArray(read) || read.length !== 3 || read.some((part) => typeof part !== 'string')) throw badInput()
  const [of, value, id] = read as [string, string, string]
  if (of !== sort || !isId(id) || !typeOf(kind).cursor?.(value)) throw badInput()
  return { sort, value, id }
}
