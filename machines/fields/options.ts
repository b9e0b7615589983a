import { fieldType, type Declared } from './type.ts'

/** Several of them, in the order of the declaration; required, at least one. */
export interface Options extends Declared {
  type: 'options'
  options: readonly string[]
}

/** What is none of them comes last. */
const inOrderOf = (known: readonly string[]) => {
  const place = (one: string) => (known.includes(one) ? known.indexOf(one) : known.length)
  return (one: string, other: string) => place(one) - place(other)
}

export const options = fieldType<Options, string[]>({
  schema: ({ array, string }, { options: known }) =>
    array(
      string()
        .oneOf([...known])
        .required(),
    ).transform((chosen: string[] | null) => chosen && [...new Set(chosen)].toSorted(inOrderOf(known))),
  text: (value, { option }) => value.map(option).join(', '),
  sql: 'jsonb',
  scalar: 'JSON',
  empty: [],
  cursor: null,
  filters: ['options'],
  shape: 'line',
})
