import { type AnyStateMachine, StateMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { nodesOf, transitionsOf } from '../../machines/kernel/chart.ts'
import { lifecycles } from './lifecycles.ts'
import { faultsOf } from './support/compare.ts'
import { tables as machineTables } from './tables.ts'

it.each(
  machineTables.map((held) => ({
    ...held,
    title: [...new Set(held.tables.flatMap(({ proves = [] }) => proves)), held.machine.id].join(' '),
  })),
)('$title does in each situation what its tables say, and they say all of it', ({ machine, tables }) =>
  expect(faultsOf(machine, tables)).toEqual([]),
)

/** Neither composed of named guards nor what `after` becomes. */
const isInline = (one: unknown) =>
  typeof one === 'function' &&
  !('check' in one) &&
  !/^xstate\.(raise|cancel)$/.test((one as { type?: string }).type ?? '')

const modules = import.meta.glob<object>('../../{machines,src}/**/*.machine.ts', { eager: true })
const machinesOf = (module: object) =>
  Object.values(module).filter((one): one is AnyStateMachine => one instanceof StateMachine)

describe.each(Object.entries(modules).map(([path, module]) => [path.slice(6), machinesOf(module)] as const))(
  '%s',
  (_, machines) => {
    it('holds one machine, which is held against a decision table', () => {
      const tried = [...machineTables, ...lifecycles].map(({ machine }) => machine.id)
      expect(machines.map(({ id }) => tried.filter((other) => other === id))).toEqual([machines.map(({ id }) => id)])
    })

    it('says of itself and of each of its states what it is', () => {
      const nodes = machines.flatMap((machine) => [machine.root, ...nodesOf(machine)])
      expect(nodes.filter(({ description }) => !description?.trim()).map(({ id }) => id)).toEqual([])
    })

    it('names every guard and every action', () => {
      const nodes = machines.flatMap((machine) => [machine.root, ...nodesOf(machine)])
      const done = nodes.flatMap((node) => {
        const ways = [...transitionsOf(node), ...(node.always ?? [])]
        return [...node.entry, ...node.exit, ...ways.flatMap(({ actions, guard }) => [...actions, guard ?? []].flat())]
      })
      const nameless = done.filter(isInline)
      expect(nameless.map(String)).toEqual([])
    })
  },
)
