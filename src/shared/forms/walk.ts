import { perObject } from '../../../machines/kernel/perObject.ts'
import type { Definition, FormField, FormGroup, FormItem, FormPage, FormSection } from './definition.ts'

export type PartItem = FormPage | FormSection | FormGroup | FormField

/** A page, a section, a group or a field, with what it stands within. */
export interface Part<I extends PartItem = PartItem> {
  item: I
  /** `page:<id>`, `section:<id>`, or the name of a group or a field. */
  key: string
  /** Where it is in the definition. */
  path: string
  above: Part | null
}

export interface Place {
  field: FormField
  page: FormPage
  sections: readonly FormSection[]
  group: FormGroup | null
  path: string
}

export interface GroupPlace {
  group: FormGroup
  page: FormPage
  sections: readonly FormSection[]
  path: string
}

export const keyOf = (item: PartItem): string => {
  if (!('kind' in item)) return `page:${item.id}`
  return item.kind === 'section' ? `section:${item.id}` : item.name
}

/** The name of what stands at a path, as `age` of `drivers[0].age`. */
export const nameIn = (path: string): string => path.replace(/^.*\]\./, '')

const partsBelow = (item: PartItem, path: string, above: Part | null): Part[] => {
  const part = { item, key: keyOf(item), path, above }
  const items: readonly FormItem[] = 'items' in item ? item.items : []
  return [part, ...items.flatMap((one, index) => partsBelow(one, `${path}.items[${index}]`, part))]
}

/** All of a form in the order in which it is read. */
export const partsOf = perObject((definition: Definition): readonly Part[] =>
  definition.pages.flatMap((page, index) => partsBelow(page, `pages[${index}]`, null)),
)

export const isFieldPart = (part: Part): part is Part<FormField> => 'kind' in part.item && part.item.kind === 'field'
export const isGroupPart = (part: Part): part is Part<FormGroup> => 'kind' in part.item && part.item.kind === 'group'
export const isSectionPart = (part: Part): part is Part<FormSection> =>
  'kind' in part.item && part.item.kind === 'section'
export const isPagePart = (part: Part): part is Part<FormPage> => !('kind' in part.item)

/** What a part stands within, from the nearest on. */
export const aboveOf = ({ above }: Part): Part[] => (above ? [above, ...aboveOf(above)] : [])

export const groupOf = ({ above }: Part): Part<FormGroup> | null => (above && isGroupPart(above) ? above : null)

const around = (part: Part) => {
  const above = aboveOf(part)
  return {
    page: above.find(isPagePart)!.item,
    sections: above
      .filter(isSectionPart)
      .map(({ item }) => item)
      .toReversed(),
    path: part.path,
  }
}

/** Every field, in the order in which they are asked. */
export const placesOf = (definition: Definition): Place[] =>
  partsOf(definition)
    .filter(isFieldPart)
    .map((part) => ({ field: part.item, group: groupOf(part)?.item ?? null, ...around(part) }))

export const groupsOf = (definition: Definition): GroupPlace[] =>
  partsOf(definition)
    .filter(isGroupPart)
    .map((part) => ({ group: part.item, ...around(part) }))
