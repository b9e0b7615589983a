import type { BulkAction } from './judge.ts'

/** Nothing, or blanks. */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** What must be said and is not. */
export const missingIn = ({ fields }: Pick<BulkAction, 'fields'>, values: Record<string, unknown>): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.required && isBlank(values[name]))

/** What was said of what is asked for. */
export const saidIn = ({ fields }: Pick<BulkAction, 'fields'>, values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = values[name]
      return isBlank(value) ? [] : [[name, typeof value === 'string' ? value.trim() : value]]
    }),
  )
