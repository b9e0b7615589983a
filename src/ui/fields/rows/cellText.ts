import { type Field, typeOf } from '../../../../machines/fields/fields.ts'
import type { Writing } from '../../../../machines/fields/type.ts'
import { currencyStyle } from '../../../shared/format/money.ts'
import { plainNumber } from '../../../shared/format/number.ts'
import { writeAll } from '../numeric.ts'

/** A value as its input would show it: what is none of its type, as it was typed. */
export const cellText = ({ type, ...field }: Field, value: unknown, writing: Writing, currency: string): string => {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') {
    const style = type === 'money' ? currencyStyle(currency) : plainNumber
    return writeAll(value / 10 ** (type === 'money' ? style.decimals : 0), style)
  }
  const { cursor, shape, text } = typeOf(type)
  const isAsTyped = typeof value === 'string' && (shape === 'number' || cursor?.(value) === false)
  return isAsTyped ? value : text(value, writing, { type, ...field } as Field)
}
