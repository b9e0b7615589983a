import type { Answers, Definition, FormItem } from './definition.ts'
import { placesOf } from './walk.ts'

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

/** Of what is known of a record, what a form has a place for that nobody is asked in: it tells whoever has its link no more. */
export const toldBy = (definition: Definition, known: Answers): Answers => {
  const told = placesOf(definition).flatMap(({ field, group }) => {
    const isTold = field.type === 'hidden' || ('readOnly' in field && field.readOnly !== undefined)
    return group === null && isTold && field.name in known ? [[field.name, known[field.name]]] : []
  })
  return Object.fromEntries(told) as Answers
}

/** A form as it is asked of whoever fills it in. */
export const askedOf = (definition: Definition, filler: unknown): Definition =>
  filler === ('customer' satisfies Filler) ? asGuest(definition) : definition
