import { fieldType, type Declared } from './type.ts'

/** Never without a value: what was not said is no. */
export interface Flag extends Declared {
  type: 'flag'
}

export const flag = fieldType<Flag, boolean>({
  schema: ({ boolean }) => boolean(),
  text: (value, writing) => writing.flag(value),
  sql: 'boolean',
  scalar: 'Boolean',
  empty: false,
  cursor: (written) => written === 'true' || written === 'false',
  filters: ['flag'],
  shape: 'line',
})
