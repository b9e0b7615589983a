import { createHash } from 'node:crypto'
import { findingsIn } from '../shared/forms/check/check.ts'
import type { Definition } from '../shared/forms/definition.ts'
import { definitionText } from '../shared/forms/read.ts'
import { placesOf } from '../shared/forms/walk.ts'

/** A definition as it is stored, with what is told of it: nobody types that. */
export const formFacts = (definition: Definition) => {
  const text = definitionText(definition)
  return {
    definition: text,
    hash: createHash('sha256').update(text).digest('hex'),
    fieldCount: placesOf(definition).length,
    untranslated: findingsIn(definition).filter(({ check }) => check === 'NOT_TRANSLATED').length,
  }
}
