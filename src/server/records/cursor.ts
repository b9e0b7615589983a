import { badField } from '../http/httpError.ts'
import { typeOf, type FieldKind } from '../../../machines/fields/fields.ts'
import { isId } from '../../../machines/fields/reference.ts'
import { isBackwards, type Position } from './paged.ts'

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

const isWritten = (read: unknown): read is [string, string, string] =>
  Array.isArray(read) && read.length === 3 && read.every((part) => typeof part === 'string')

/** @throws HttpError BAD_INPUT when it was not written for this order */
export const readCursor = (position: Position, cursor: string, sort: string, kind: FieldKind): Place => {
  const wrong = () => badField(isBackwards(position) ? 'before' : 'after')
  const read = parse(cursor)
  if (!isWritten(read)) throw wrong()
  const [of, value, id] = read
  if (of !== sort || !isId(id) || !typeOf(kind).cursor?.(value)) throw wrong()
  return { sort, value, id }
}
