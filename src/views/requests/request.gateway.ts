import { formSubmission } from '../../areas/forms/formSubmission.ts'
import { requestType } from '../../areas/forms/requestType.ts'
import { ask } from '../../data/call.ts'
import { within } from '../../shared/area/parents.ts'
import type { Answers } from '../../shared/forms/definition.ts'
import { joined } from '../../shared/forms/keeping.ts'
import type { CaseForm } from '../forms/CaseAnswerPage.tsx'
import { readDesign, readForm, readVersions } from '../forms/versions.gateway.ts'

interface Asked {
  type: string
  /** What was answered last, and to which form; null where the reader may not read it. */
  form: string | null
  last: string | null
}

const answersOf = async (form: string, id: string, signal: AbortSignal): Promise<Answers> => {
  const { answers, personal } = await ask(within(formSubmission, form), 'detail', { id }, { signal })
  return joined((answers ?? {}) as Answers, (personal ?? null) as Answers | null)
}

/** What is asked of who makes a request of a type: its form as it is live, with what was answered last; null where it is not. */
export const readAsked = async (
  { type, form: answered, last }: Asked,
  signal: AbortSignal,
): Promise<CaseForm | null> => {
  const { form: id } = await ask(requestType, 'detail', { id: type }, { signal })
  const form = await readForm({ form: id as string }, signal)
  if (form['live'] === null || form['binned']) return null
  const versions = await readVersions({ form: form.id }, signal)
  const live = versions.find(({ number }) => number === form['live'])
  if (!live) return null
  const [definition, before] = await Promise.all([
    readDesign({ definition: live['definition'] as string }, signal),
    last !== null && answered === form.id ? answersOf(form.id, last, signal) : undefined,
  ])
  return { variants: form['variants'] as CaseForm['variants'], version: live.id, definition, ...(before && { before }) }
}
