import { fieldTypes } from '../../../machines/fields/fields.ts'
import { filterType } from './type.ts'

export const flag = filterType<boolean>({
  input: 'Boolean',
  read: ([value]) => (value === 'true' || value === 'false' ? value === 'true' : null),
  write: (value) => [String(value)],
  text: (value, writing, _, field) =>
    field?.type === 'flag' ? fieldTypes.flag.text(value, writing, field) : writing.flag(value),
})
