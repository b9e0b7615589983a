import type { Moment, ReceivedActor, ReceivedSnapshot } from '../../data/inspect/log.ts'
import { hidden } from '../../data/inspect/sanitise.ts'
import { pathWithin } from '../../ui/fields/jsonChanges.ts'

const written = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')

/** Where a JSON value holds nothing but what stands for what is hidden. */
const gapsIn = (value: unknown, path = ''): string[] => {
  if (typeof value !== 'object' || value === null) return value === hidden ? [path] : []
  return Object.entries(value).flatMap(([name, below]) => gapsIn(below, pathWithin(path, name, Array.isArray(value))))
}

/** An event as a test of its machine, for the folder of the machines' tests: what was hidden when it was told is named, to be filled in. */
export const testOf = (
  { name }: Pick<ReceivedActor, 'name'>,
  before: ReceivedSnapshot,
  { event, snapshot }: Pick<Moment, 'event' | 'snapshot'>,
): string => {
  const { value, context } = before
  const gaps = gapsIn({ context, event })
  return [
    `import { expect, it } from 'vitest'`,
    `import { transition } from 'xstate'`,
    `import { restored } from '../../machines/kernel/chart.ts'`,
    `import { lifecycles } from './lifecycles.ts'`,
    `import { tables } from './tables.ts'`,
    '',
    `const { machine } = [...lifecycles, ...tables].find(({ machine: { id } }) => id === ${JSON.stringify(name)})!`,
    '',
    ...(gaps.length > 0 ? ['// Hidden when it was told, to be filled in:', ...gaps.map((path) => `// - ${path}`)] : []),
    `it(${JSON.stringify(`${name} answers ${event?.type}`)}, () => {`,
    `  const before = restored(machine, ${written({ value, context })})`,
    `  const [after] = transition(machine, before, ${written(event)} as never)`,
    `  expect(after.value).toEqual(${written(snapshot?.value ?? value)})`,
    '})',
    '',
  ].join('\n')
}
