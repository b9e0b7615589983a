import type { Field } from '../../../machines/fields/fields.ts'

/** Whether a value has a line of its own where others stand beside each other: a table, or many records. */
export const isWide = (field: Field): boolean =>
  field.type === 'group' || field.type === 'json' || (field.type === 'references' && !!field.listed)
