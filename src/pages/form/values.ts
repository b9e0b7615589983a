import { formFields } from '../../shared/area/names.ts'
import { formSchema, type Referred } from '../../shared/area/schema.ts'
import { unitOf } from '../../../machines/fields/currencies.ts'
import { wrongBeside, isListed, type Known } from '../../../machines/fields/beside.ts'
import { emptyOf, type Field, type PayloadField, type PayloadFields } from '../../../machines/fields/fields.ts'
import { same } from '../../../machines/fields/same.ts'
import type { Area } from '../../shared/area/types.ts'
import { check, oneEach } from '../../shared/validation/fieldErrors.ts'
import type { StoredRecord, Values } from './form.types.ts'
import { judged, type Judged } from './useTyped.ts'

/** What the inputs show of a record, or of none. */
export const valuesOf = (area: Area, record: StoredRecord | null): Values =>
  Object.fromEntries(formFields(area).map((name) => [name, record?.[name] ?? emptyOf(area.fields[name]!)]))

/** What was chosen beside what is chosen anew, and goes with it no more. */
const apartFrom = (fields: Area['fields'], values: Values, name: string, known: Known): Values => {
  const isApart = (one: string, field: Field): boolean => {
    const { listedBy } = field as PayloadField
    if (listedBy?.field === name) return !isListed(one, { listedBy }, values, known)
    if (field.type !== 'reference') return false
    return field.among?.field === name || Object.values(field.within ?? {}).includes(name)
  }
  const apart = Object.entries(fields).filter(([one, field]) => isApart(one, field))
  return Object.fromEntries(apart.map(([one, field]) => [one, emptyOf(field)]))
}

/** What changes with a field: amounts stay as they are written when another currency is chosen for them. */
export const withChange = (
  { fields }: Pick<Area, 'fields'>,
  values: Values,
  name: string,
  value: unknown,
  known: Known = {},
): Values => {
  const [before, after] = [values[name], value]
  if (fields[name]!.type === 'reference')
    return { ...(before ? apartFrom(fields, { ...values, [name]: value }, name, known) : {}), [name]: value }
  if (fields[name]!.type !== 'currency' || typeof before !== 'string' || typeof after !== 'string')
    return { [name]: value }
  const amounts = Object.entries(values).flatMap(([own, amount]) =>
    fields[own]?.type === 'money' && typeof amount === 'number'
      ? [[own, (amount * unitOf(after)) / unitOf(before)] as const]
      : [],
  )
  return { ...Object.fromEntries(amounts), [name]: value }
}

/** The two who have changed one record. */
export type Whose = 'mine' | 'theirs'

/** The fields that differ, in the order of the form. */
export const differing = (area: Area, one: Values, other: Values): string[] =>
  formFields(area).filter((name) => !same(one[name], other[name]))

/** What is typed into an area's form as its declaration and what is known of others judge it; once while neither changes, however many ask. */
export const judging = (area: Area, known: () => Referred): ((values: Values) => Judged<Values>) => {
  const schema = formSchema(area)
  let last: { values: Values; referred: Referred; judged: Judged<Values> } | null = null
  return (values) => {
    const referred = known()
    if (last?.values === values && last.referred === referred) return last.judged
    const checked = check(schema, values, { referred })
    const apart = wrongBeside(area.fields as PayloadFields, values, referred)
    const fields = oneEach([...(checked.ok ? [] : checked.fields), ...apart])
    last = { values, referred, judged: judged(fields.length > 0 ? { ok: false, fields } : checked, values) }
    return last.judged
  }
}
