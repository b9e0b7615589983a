import { isId } from '../../../machines/fields/reference.ts'
import { filterType } from './type.ts'

/** The id that the specification gives to all of them, as to “All Products”: who chooses it narrows nothing. */
export const allOfThem = '-999999'

/** Any of the chosen records, by their ids. */
export const reference = filterType<string[]>({
  input: 'StringList',
  read: (written) => {
    const ids = written.filter(isId)
    return ids.length > 0 ? ids : null
  },
  write: (value) => value,
  text: (value, { title }) => value.map(title).join(', '),
})
