import type { Definition, FormField, FormGroup, FormItem } from './definition.ts'
import { readIn } from './graph.ts'

const withoutNote = <I extends FormField | FormGroup>({ note: _note, ...item }: I) => item as I

const bare = (item: FormItem, read: ReadonlySet<string>): FormItem => {
  if (item.kind === 'section') return { ...item, items: item.items.map((one) => bare(one, read)) }
  if (item.kind === 'group')
    return { ...withoutNote(item), items: item.items.map((one) => bare(one, read) as FormField) }
  const told = withoutNote(item)
  if (told.type !== 'hidden' || read.has(told.name)) return told
  const { value: _value, ...unvalued } = told
  return unvalued
}

/**
 * A form as it is sent to whoever fills it in, without what is for its designer alone: notes, and values of hidden fields that nothing in
 * the form looks at. The server judges by the whole of it.
 */
export const outward = (definition: Definition): Definition => {
  const read = readIn(definition)
  return {
    ...definition,
    pages: definition.pages.map((page) => ({ ...page, items: page.items.map((item) => bare(item, read)) })),
  }
}
