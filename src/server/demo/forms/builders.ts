import type {
  Choice,
  Condition,
  Definition,
  FieldKind,
  FormField,
  FormFieldOf,
  FormGroup,
  FormItem,
  FormPage,
  FormSection,
  Words,
} from '../../../shared/forms/definition.ts'

export const said = (en: string, id: string, vi: string): Words => ({ en, id, vi })

/** The same in every language, as names are. */
export const named = (name: string): Words => said(name, name, name)

export const choice = (value: string, ...label: [en: string, id: string, vi: string]): Choice => ({
  value,
  label: said(...label),
})

export const field = <K extends FieldKind>(
  type: K,
  name: string,
  label: Words,
  own: Omit<FormFieldOf<K>, 'kind' | 'type' | 'name' | 'label'>,
): FormFieldOf<K> => ({ kind: 'field', type, name, label, ...own }) as FormFieldOf<K>

export const page = (id: string, title: Words, items: FormItem[]): FormPage => ({ id, title, items })

export const asks = (...pages: FormPage[]): Definition => ({ schema: 1, pages })

export const section = (
  id: string,
  title: Words,
  columns: 1 | 2 | 3,
  items: FormItem[],
  visible?: Condition,
): FormSection => ({ kind: 'section', id, title, columns, items, ...(visible && { visible }) })

export const table = (name: string, label: Words, [min, max]: [number, number], items: FormField[]): FormGroup => ({
  kind: 'group',
  name,
  label,
  min,
  max,
  look: 'table',
  items,
})

export const needed = { required: true } as const

/** Who somebody is, and what they signed, is blanked after ten years. */
export const personal = { personal: { days: 3650 } } as const
/** What is told of their health after five. */
export const medical = { personal: { days: 1825 } } as const
/** How they are reached after two. */
export const contact = { personal: { days: 730 } } as const

export const isYes = (name: string): Condition => ({ field: name, is: 'equal', value: true })
export const isOne = (name: string, value: string): Condition => ({ field: name, is: 'equal', value })
