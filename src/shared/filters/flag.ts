import { filterType } from './type.ts'

export const flag = filterType<boolean>({
  input: 'Boolean',
  read: ([value]) => (value === 'true' || value === 'false' ? value === 'true' : null),
  write: (value) => [String(value)],
  text: (value, writing) => writing.flag(value),
})
