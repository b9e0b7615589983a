import { formManagement } from '../../areas/forms/formManagement.ts'
import { formSubmission } from '../../areas/forms/formSubmission.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { requestType } from '../../areas/forms/requestType.ts'
import { ask } from '../../data/call.ts'
import { within } from '../../shared/area/parents.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { readDesign } from '../forms/versions.gateway.ts'

export interface LiveForm {
  title: string
  variants: { code: string; name: string }[]
  definition: Definition
}

/** What is asked of who makes a request of a type: its form as it is live; null where it is not. */
export const readLiveForm = async ({ type }: { type: string }, signal: AbortSignal): Promise<LiveForm | null> => {
  const { form: id } = await ask(requestType, 'detail', { id: type }, { signal })
  const form = await ask(formManagement, 'detail', { id: id as string }, { signal })
  if (form['live'] === null || form['binned']) return null
  const filter = { form: [form.id], status: ['PUBLISHED'] }
  const { data } = await ask(formVersion, 'list', { filter, limit: 100, sort: '-created_at' }, { signal })
  const live = data.find(({ number }) => number === form['live'])
  if (!live) return null
  return {
    title: form['name'] as string,
    variants: form['variants'] as LiveForm['variants'],
    definition: await readDesign({ definition: live['definition'] as string }, signal),
  }
}

export const readSubmission = ({ form, submission: id }: { form: string; submission: string }, signal: AbortSignal) =>
  ask(within(formSubmission, form), 'detail', { id }, { signal })
