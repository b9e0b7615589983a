import { fromPromise } from 'xstate'
import { formTest } from '../../areas/forms/formTest.ts'
import { ask } from '../../data/call.ts'
import { actingMachine } from '../../pages/actions/acting.machine.ts'
import { within } from '../../shared/area/parents.ts'
import { mostTests, type FormTest } from '../../shared/forms/testing.ts'

export interface KeptTest extends FormTest {
  id: string
  revision: number
}

/** The tests that are kept with a form, by their names. */
export const readTests = async ({ form }: { form: string }, signal: AbortSignal): Promise<KeptTest[]> => {
  const { data } = await ask(within(formTest, form), 'list', { limit: mostTests, sort: 'name' }, { signal })
  return data as unknown as KeptTest[]
}

/** What keeps tests with a form, wired to the server: `keep` makes one, `change` changes one, `drop` deletes it. */
export const keepingTests = (form: string) => {
  const area = within(formTest, form)
  return actingMachine.provide({
    actors: {
      perform: fromPromise(({ input: { action, input, on } }) => {
        if (action === 'keep') return ask(area, 'create', { input })
        return action === 'drop' ? ask(area, 'delete', { ...on! }) : ask(area, 'edit', { ...on!, input })
      }),
    },
  })
}
