import { isAsked, type PayloadField } from '../../../machines/fields/fields.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'

/** A field that an event asks for. */
export interface Asked {
  name: string
  field: PayloadField
}

/** The fields that an event asks for, given what is typed: some depend on others, and the name of a file comes with it. */
export const payloadFields = (
  lifecycle: Lifecycle,
  type: string,
  typed: Readonly<Record<string, unknown>> = {},
): Asked[] => {
  const fields = Object.entries(lifecycle.events[type]?.fields ?? {})
  const filled = fields.map(([, field]) => field.type === 'file' && field.nameIn)
  return fields.flatMap(([name, field]) => (filled.includes(name) || !isAsked(field, typed) ? [] : [{ name, field }]))
}
