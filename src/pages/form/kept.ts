import type { Field, PayloadField } from '../../../machines/fields/fields.ts'
import { keepUnsent, recallUnsent } from '../../data/unsent.ts'
import type { Keeper } from './useTyped.ts'

/** Codes are typed once, passwords shown once, what an event brings is brought anew, and what is guarded is kept nowhere. */
const unkept = ['code', 'password', 'file']

/** The fields of which what was typed may be found again. */
export const keptOf = (fields: Readonly<Record<string, Field | PayloadField>>): string[] => {
  const names = Object.entries(fields).flatMap(([, field]) => (field.type === 'file' ? [field.nameIn] : []))
  return Object.keys(fields).filter((name) => {
    const field = fields[name]!
    return !unkept.includes(field.type) && !field.guarded && !names.includes(name)
  })
}

/** Keeps in this browser, while the session lasts, what is typed for something that is asked in passing. */
export const keptHere = (place: string, fields: Parameters<typeof keptOf>[0]): Keeper<Record<string, unknown>> => ({
  names: keptOf(fields),
  recall: () => recallUnsent(place),
  keep: (typed) => keepUnsent(place, typed),
})
