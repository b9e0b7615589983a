import type { TriedLifecycle } from '../../machines/kernel/types.ts'
import { tried } from '../../machines/tried.ts'
import { areas } from '../../src/areas/registry.ts'

const declared = areas.flatMap(({ lifecycle }) => lifecycle ?? [])

/** The lifecycle of every area, each once, with what is tried on it. */
export const lifecycles: readonly TriedLifecycle[] = await Promise.all(
  declared
    .filter(({ id }, index) => declared.findIndex((other) => other.id === id) === index)
    .map(async ({ load }) => tried(await load())),
)
