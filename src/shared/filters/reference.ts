import { isId } from '../../../machines/fields/reference.ts'
import { filterType } from './type.ts'

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
