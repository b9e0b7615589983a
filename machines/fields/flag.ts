import { fieldType, type Declared } from './type.ts'

/** Never without a value: what was not said is no; with `words`, called by the area's own, `options.<name>.yes` and `.no`. */
export interface Flag extends Declared {
  type: 'flag'
  words?: true
}

export const flag = fieldType<Flag, boolean>({
  schema: ({ boolean }) => boolean(),
  text: (value, writing, { words }) => (words ? writing.option(value ? 'yes' : 'no') : writing.flag(value)),
  sql: 'boolean',
  scalar: 'Boolean',
  empty: false,
  cursor: (written) => written === 'true' || written === 'false',
  filters: ['flag'],
  shape: 'line',
})
