import { days } from '../../../../machines/kit/days.ts'
import { formFacts } from '../../formFacts.ts'
import { gallery } from '../forms/gallery.ts'
import type { Maker } from '../plainRows.ts'

/** What the versions of an organisation's forms ask. */
export const formDefinitionRows: Maker = () =>
  gallery.flatMap(({ definition, next }) => [definition, ...(next ? [next.definition] : [])].map(formFacts))

/** The forms themselves; how their versions stand, these tell them. */
export const formRows: Maker = (now) =>
  gallery.map(({ code, name, description, country, variants }, index) => ({
    createdAt: new Date(now - days(60 + index)),
    code,
    name,
    description,
    country,
    variants: variants.map(([variant, called]) => ({ code: variant, name: called })),
    binned: false,
  }))
