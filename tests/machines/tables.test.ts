import { expect, it } from 'vitest'
import { faultsOf } from './support/compare.ts'
import { tables } from './tables.ts'

it.each(
  tables.map(({ machine, table }) => ({ machine, table, title: [table.proves ?? [], machine.id].flat().join(' ') })),
)('$title does in each situation what its table says, and the table says all of it', ({ machine, table }) =>
  expect(faultsOf(machine, table)).toEqual([]),
)
