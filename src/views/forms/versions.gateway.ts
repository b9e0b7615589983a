import { formManagement } from '../../areas/forms/formManagement.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { ask } from '../../data/call.ts'

interface OfForm {
  form: string
}

/** The newest versions of a form, the newest first. */
export const readVersions = async ({ form }: OfForm, signal: AbortSignal) =>
  (await ask(formVersion, 'list', { filter: { form: [form] }, limit: 100, sort: '-created_at' }, { signal })).data

export const readForm = ({ form }: OfForm, signal: AbortSignal) =>
  ask(formManagement, 'detail', { id: form }, { signal })
