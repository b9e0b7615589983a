import { fragmentMark } from '../../shared/forms/blocks.ts'
import type { Definition, FormItem, FormPage } from '../../shared/forms/definition.ts'
import { readDefinition } from '../../shared/forms/read.ts'
import type { Checked } from '../../shared/validation/fieldErrors.ts'
import type { Part } from './edit.ts'
import { idAround } from './fresh.ts'

/** What is put into the clipboard: a form of its own, by which the parts are read again. */
interface Fragment {
  mark: typeof fragmentMark
  of: 'page' | 'items'
  definition: Definition
}

const alone = (part: Part): Definition => {
  const page: FormPage = 'kind' in part ? { id: idAround(part), title: {}, items: [part] } : part
  return { schema: 1, pages: [page] }
}

/** What the engine says of a part, as of a form that has no other. */
export const readPart = (part: Part): Checked<Definition> => readDefinition(alone(part))

/** A part as text for the clipboard. */
export const fragmentText = (part: Part): string => {
  const fragment: Fragment = { mark: fragmentMark, of: 'kind' in part ? 'items' : 'page', definition: alone(part) }
  return JSON.stringify(fragment)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isMarked = (value: unknown): value is Fragment =>
  typeof value === 'object' && value !== null && 'mark' in value && value.mark === fragmentMark

/** What a text from the clipboard holds for a form; null where it is anything else, or nothing that a form may hold. */
export const readFragment = (text: string): { page: FormPage } | { items: readonly FormItem[] } | null => {
  const value = parsed(text)
  if (!isMarked(value)) return null
  const read = readDefinition(value.definition)
  const page = read.ok ? read.value.pages[0] : undefined
  if (!page) return null
  if (value.of === 'page') return { page }
  return page.items.length > 0 ? { items: page.items } : null
}
