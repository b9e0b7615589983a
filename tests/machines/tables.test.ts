import { expect, it } from 'vitest'
import { faultsOf } from './support/compare.ts'
import { tables } from './tables.ts'

it.each(tables.map(({ machine, table }) => [table.proves ?? '', machine.id, machine, table] as const))(
  '%s %s does in each situation what its table says, and the table says all of it',
  (_proves, _id, machine, table) => expect(faultsOf(machine, table)).toEqual([]),
)
