import { formTest } from '../../areas/forms/formTest.ts'
import { ask } from '../../data/call.ts'
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
