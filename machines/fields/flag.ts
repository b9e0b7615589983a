import { fieldType, type Declared } from './type.ts'

/** Never without a value: what was not said is no; with `words`, called by the area's own, `options.<name>.yes` and `.no`. */
export interface Flag extends Declared {
  type: 'flag'
  words?: true
  /** What it is where an event does not say it. */
  initial?: boolean
}

export const flag = fieldType<Flag, boolean>({
  schema: ({ boolean }, { initial }) =>
    (initial === undefined ? boolean() : boolean().default(initial)) as ReturnType<typeof boolean>,
  text: (value, writing, { words }) => (words ? writing.option(value ? 'yes' : 'no') : writing.flag(value)),
  sql: 'boolean',
  scalar: 'Boolean',
  empty: false,
  cursor: (written) => written === 'true' || written === 'false',
  filters: ['flag'],
  shape: 'line',
})
