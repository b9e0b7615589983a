import { type Store, system } from '../store/store.ts'

/** Milliseconds between looks. */
const interval = 1_000

/** Whether the database answers: looked up at most once a second, however many ask. */
export const readiness = (store: Store): (() => Promise<boolean>) => {
  let found = Promise.resolve(false)
  let asked = -Infinity
  let isAsking = false

  const look = async (): Promise<boolean> => {
    isAsking = true
    try {
      await store.run(system, 'select 1', [], 'ready')
      return true
    } catch {
      return false
    } finally {
      isAsking = false
    }
  }

  return () => {
    if (!isAsking && performance.now() - asked >= interval) {
      asked = performance.now()
      found = look()
    }
    return found
  }
}
