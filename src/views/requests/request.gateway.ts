import { requestType } from '../../areas/forms/requestType.ts'
import { ask } from '../../data/call.ts'
import type { CaseForm } from '../forms/CaseAnswerPage.tsx'
import { readDesign, readForm, readVersions } from '../forms/versions.gateway.ts'

/** What is asked of who makes a request of a type: its form as it is live; null where it is not. */
export const readLiveForm = async ({ type }: { type: string }, signal: AbortSignal): Promise<CaseForm | null> => {
  const { form: id } = await ask(requestType, 'detail', { id: type }, { signal })
  const form = await readForm({ form: id as string }, signal)
  if (form['live'] === null || form['binned']) return null
  const versions = await readVersions({ form: form.id }, signal)
  const live = versions.find(({ number }) => number === form['live'])
  if (!live) return null
  return {
    variants: form['variants'] as CaseForm['variants'],
    definition: await readDesign({ definition: live['definition'] as string }, signal),
  }
}
