import { formDefinition } from '../../areas/forms/formDefinition.ts'
import { formManagement } from '../../areas/forms/formManagement.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { ask } from '../../data/call.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { storedDefinition } from '../../shared/forms/read.ts'

interface OfForm {
  form: string
}

/** The newest versions of a form, the newest first. */
export const readVersions = async ({ form }: OfForm, signal: AbortSignal) =>
  (await ask(formVersion, 'list', { filter: { form: [form] }, limit: 100, sort: '-created_at' }, { signal })).data

export const readForm = ({ form }: OfForm, signal: AbortSignal) =>
  ask(formManagement, 'detail', { id: form }, { signal })

/** What a version asks, by the id of its definition. */
export const readDesign = async (
  { definition: id }: { definition: string },
  signal: AbortSignal,
): Promise<Definition> => {
  const row = await ask(formDefinition, 'detail', { id }, { signal })
  return storedDefinition(row['definition'])
}
