import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { importsMachine } from './imports.machine.ts'
import type { ImportLook, ImportOrder, ImportsSeen } from './imports.types.ts'

const look = async ({ id, after = 0, bad = false }: ImportLook, signal: AbortSignal): Promise<ImportsSeen> => {
  if (!id) return { jobs: await call('imports.list', {}, { signal }), one: null }
  const one = await call('imports.detail', { id, after, bad }, { signal })
  return { jobs: [one.one], one }
}

const carryOut = async ({ type, ...order }: ImportOrder): Promise<void> => {
  await call(`imports.${type}`, order)
}

/** The machine of a person's imports, wired to the server. */
export const connectedImports = importsMachine.provide({
  actors: {
    load: fromPromise(({ input, signal }) => look(input as ImportLook, signal)),
    carryOut: fromPromise(({ input }) => carryOut(input as ImportOrder)),
  },
})
