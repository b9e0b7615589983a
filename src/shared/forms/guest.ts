import type { Definition, FormItem } from './definition.ts'

/** Who fills a form in: people with an account, and those whom a link leads to it. A hidden field called `role` knows which. */
export const fillers = ['staff', 'customer'] as const

export type Filler = (typeof fillers)[number]

const asked = (item: FormItem): FormItem => {
  if (item.kind === 'section') return { ...item, items: item.items.map(asked) }
  if (item.kind === 'group')
    return {
      ...item,
      items: item.items.map((field) => (field.type === 'lookup' ? { ...field, readOnly: true } : field)),
    }
  return item.type === 'lookup' ? { ...item, readOnly: true } : item
}

/** A form as it is asked of somebody without an account: they look up no records, and are shown those that are known. */
export const asGuest = (definition: Definition): Definition => ({
  ...definition,
  pages: definition.pages.map((page) => ({ ...page, items: page.items.map(asked) })),
})

/** A form as it is asked of whoever fills it in. */
export const askedOf = (definition: Definition, filler: unknown): Definition =>
  filler === ('customer' satisfies Filler) ? asGuest(definition) : definition
