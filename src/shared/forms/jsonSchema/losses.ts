/** What a form has and a JSON Schema has not, or the other way round; the first ones make the schema take more than the form does. */
export const looseLosses = ['condition', 'days', 'pattern', 'size', 'sum', 'record', 'phone', 'readOnly'] as const

export const otherLosses = [
  'calculation',
  'explanation',
  'hidden',
  'currency',
  'look',
  'words',
  'letters',
  'keyword',
  'name',
  'type',
  'nesting',
  'tooDeep',
  'untyped',
  'reference',
  'limit',
  'step',
  'message',
] as const

export type Lost = (typeof looseLosses)[number] | (typeof otherLosses)[number]

export interface Loss {
  what: Lost
  /** The name of a field or a group, or where it is in the schema; '' is the whole. */
  at: string
  values: Record<string, string | number>
}

export const loss = (what: Lost, at: string, values: Loss['values'] = {}): Loss => ({ what, at, values })
