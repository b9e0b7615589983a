import { scopeText, scopeValues } from './scope.ts'
import type { Caller, Sql, Store } from './store.ts'

/**
 * The store within a transaction that is under way: whatever is asked of it belongs to that transaction, each statement in the scope of
 * whoever asks. What is read or written beside it must go this way too, since a store may have one connection.
 */
export const within = ({ engine }: Store, { query }: Sql, caller: Caller): { store: Store; leave(): Promise<void> } => {
  let scope = scopeValues(caller)
  let last: Promise<unknown> = Promise.resolve()
  const enter = async (asker: Caller): Promise<void> => {
    const wanted = scopeValues(asker)
    if (wanted.every((value, index) => value === scope[index])) return
    await query(scopeText, wanted)
    scope = wanted
  }
  /** A scope and its statement follow each other, whoever else asks at that moment. */
  const run = <R>(asker: Caller, text: string, values: unknown[] = []): Promise<R[]> => {
    const turn = last.then(async () => {
      await enter(asker)
      return query<R>(text, values)
    })
    last = turn.catch(() => {})
    return turn
  }
  const refuse = (what: string) => async (): Promise<never> => {
    throw new Error(`Nothing ${what} within a transaction`)
  }
  return {
    store: {
      engine,
      run,
      transaction: (asker, work) => work({ query: (text, values) => run(asker, text, values) }),
      listen: refuse('listens'),
      notify: refuse('is told'),
      close: refuse('closes its store'),
    },
    leave: async () => {
      await last
      await enter(caller)
    },
  }
}
