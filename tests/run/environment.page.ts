import { builtinEnvironments, type Environment } from 'vitest/runtime'

const kept = Symbol.for('covergate page')

/** One page for all files of a worker: React, Fluent and what they note about a page are loaded once. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global, options) {
    const holder = global as unknown as Record<symbol, unknown>
    holder[kept] ??= await builtinEnvironments.jsdom.setup(global, options)
    return { teardown() {} }
  },
} satisfies Environment
