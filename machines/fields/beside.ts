import { emptyOf, type Field, type PayloadField, type PayloadFields } from './fields.ts'
import { say, type Wrong } from './messages.ts'
import type { Among } from './reference.ts'
import { same } from './same.ts'

type Values = Readonly<Record<string, unknown>>

/** By their ids, what is known of records that others refer to. */
export type Known = Readonly<Record<string, Values>>

/** Names or ids that the record beside a field tells; null as long as none is chosen, or nothing is known of it. */
const told = ({ field, fact }: Among, values: Values, known: Known): readonly string[] | null => {
  const listed = known[String(values[field]).toLowerCase()]?.[fact]
  return Array.isArray(listed) ? (listed as string[]) : null
}

/** Whether a field is asked for beside what the others refer to. */
export const isListed = (
  name: string,
  { listedBy }: Pick<PayloadField, 'listedBy'>,
  values: Values,
  known: Known,
): boolean => !listedBy || (told(listedBy, values, known)?.includes(name) ?? false)

/** Whether a field is asked for beside a value of the one that it names. */
export const isAskedFor = ({ is }: NonNullable<PayloadField['when']>, value: unknown): boolean =>
  is.includes(value as string)

/** The same beside what is typed. */
export const isAskedBeside = ({ when }: Pick<PayloadField, 'when'>, values: Values): boolean =>
  !when || isAskedFor(when, values[when.field])

/** The field beside a reference that is to be chosen first; undefined: nothing is. */
export const firstBeside = (field: Field, values: Values): string | undefined => {
  if (field.type !== 'reference') return undefined
  const beside = [...(field.among ? [field.among.field] : []), ...Object.values(field.within ?? {})]
  return beside.find((name) => !values[name])
}

/** A reference to those alone that go with what is chosen beside it. */
export const narrowedBy = (field: Field, values: Values, known: Known): Field => {
  if (field.type !== 'reference' || firstBeside(field, values)) return field
  const { filter, within = {}, among } = field
  const beside = Object.entries(within).map(([name, one]) => [name, [String(values[one])]] as const)
  return {
    ...field,
    ...(beside.length > 0 && { filter: { ...filter, ...Object.fromEntries(beside) } }),
    ...(among && { only: told(among, values, known) ?? [] }),
  }
}

/** What is wrong with fields beside what the others refer to, as far as that is known. */
export const wrongBeside = (fields: PayloadFields, values: Values, known: Known): Wrong[] =>
  Object.entries(fields).flatMap(([path, field]) => {
    const value = values[path]
    if (field.type === 'reference' && field.among && value) {
      const among = told(field.among, values, known)
      return among && !among.includes(value as string) ? [{ path, ...say('apart') }] : []
    }
    const isSaid = value !== undefined && value !== null && !same(value, emptyOf(field))
    return isSaid && !isListed(path, field, values, known) ? [{ path, ...say('unasked') }] : []
  })
