import { formDefinition } from '../../areas/forms/formDefinition.ts'
import { formManagement } from '../../areas/forms/formManagement.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { ask } from '../../data/call.ts'
import { onSignedOut } from '../../data/session.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { storedDefinition } from '../../shared/forms/read.ts'

interface OfForm {
  form: string
}

/** The newest versions of a form, the newest first. */
export const readVersions = async ({ form }: OfForm, signal: AbortSignal) =>
  (await ask(formVersion, 'list', { filter: { form: [form] }, limit: 100, sort: '-created_at' }, { signal })).data

export const readVersion = ({ version: id }: { version: string }, signal: AbortSignal) =>
  ask(formVersion, 'detail', { id }, { signal })

export const readForm = ({ form }: OfForm, signal: AbortSignal) =>
  ask(formManagement, 'detail', { id: form }, { signal })

/** Those that were read, by their ids: each says the same for ever. */
const designs = new Map<string, Definition>()
onSignedOut(() => designs.clear())

export const keptDesign = (id: string): Definition | null => designs.get(id) ?? null

/** What a version asks, by the id of its definition. */
export const readDesign = async (
  { definition: id }: { definition: string },
  signal: AbortSignal,
): Promise<Definition> => {
  const row = await ask(formDefinition, 'detail', { id }, { signal })
  const design = storedDefinition(row['definition'])
  designs.set(id, design)
  return design
}

interface OfVersion extends OfForm {
  id: string
  definition: string
}

/** What the live version of the form asks; null where none is, or it is this one. */
const liveBeside = async ({ id, form }: OfVersion, signal: AbortSignal): Promise<Definition | null> => {
  const [{ live }, versions] = await Promise.all([readForm({ form }, signal), readVersions({ form }, signal)])
  const other = versions.find((one) => one['number'] === live && one.id !== id)
  return other ? readDesign({ definition: other['definition'] as string }, signal) : null
}

interface Compared extends OfForm {
  /** The version that is compared. */
  id: string
  /** With which it is; by itself with the live one. */
  chosen: string | null
}

/** Another version of the same form, of all that there are. */
export const readOther = async ({ form, id, chosen }: Compared, signal: AbortSignal) => {
  const [{ live }, versions] = await Promise.all([readForm({ form }, signal), readVersions({ form }, signal)])
  const others = versions.filter((one) => one.id !== id)
  const other = others.find((one) => one.id === chosen) ?? others.find((one) => one['number'] === live) ?? others[0]
  return {
    others: others.map((one) => ({ value: one.id, label: String(one['title']) })),
    other: other ? { id: other.id, title: String(other['title']), number: Number(other['number']) } : null,
    definition: other ? await readDesign({ definition: other['definition'] as string }, signal) : null,
  }
}

/** What a version asks, and beside it what the live one does. */
export const readDesigns = async (version: OfVersion, signal: AbortSignal) => {
  const [stored, live] = await Promise.all([readDesign(version, signal), liveBeside(version, signal)])
  return { stored, live }
}
