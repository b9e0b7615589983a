import { filterType } from './type.ts'

/** Any of the chosen values. */
export const options = filterType<string[]>({
  input: 'StringList',
  read: (written, known) => {
    const chosen = written.filter((option) => known.includes(option))
    return chosen.length > 0 ? chosen : null
  },
  write: (value) => value,
  text: (value, { option }) => value.map(option).join(', '),
})
