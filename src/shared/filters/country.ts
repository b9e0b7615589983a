import { filterType } from './type.ts'

/** Any of the chosen countries, by their codes. */
export const country = filterType<string[]>({
  input: 'StringList',
  read: (written) => {
    const codes = written.filter((code) => /^[A-Z]{2}$/.test(code))
    return codes.length > 0 ? codes : null
  },
  write: (value) => value,
  text: (value, writing) => value.map(writing.country).join(', '),
})
