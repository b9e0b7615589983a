import type { FieldOf } from '../../../machines/fields/fields.ts'
import type { Holder } from '../../shared/endpoints/answers/holding.ts'

/** By which one of them is chosen. */
export const colleagueField = (people: readonly Holder[]): FieldOf<'option'> => ({
  type: 'option',
  options: people.map(({ id }) => id),
  required: true,
})

export const nameIn =
  (people: readonly Holder[]) =>
  (id: string): string =>
    people.find((one) => one.id === id)?.name ?? ''
