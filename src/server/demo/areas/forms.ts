import { formFacts } from '../../formFacts.ts'
import { gallery } from '../forms/gallery.ts'
import type { Maker } from '../plainRows.ts'

/** What the forms of an organisation ask. */
export const formDefinitionRows: Maker = () => gallery.map(({ definition }) => formFacts(definition))

/** The forms themselves; how their versions stand, these tell them. */
export const formRows: Maker = () =>
  gallery.map(({ code, name, description, country, variants }) => ({
    code,
    name,
    description,
    country,
    variants: variants.map(([variant, called]) => ({ code: variant, name: called })),
    binned: false,
  }))
