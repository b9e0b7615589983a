import type { Definition } from './definition.ts'
import type { Fits } from './schema.ts'
import { placesOf } from './walk.ts'

const hasPatterns = (definition: Definition): boolean =>
  placesOf(definition).some(({ field }) => field.type === 'text' && field.own !== undefined)

/** What own patterns are matched by; it is 45 kB, and fetched for a form that has any. */
export const readyFor = async (definition: Definition): Promise<Fits> =>
  hasPatterns(definition) ? (await import('./re2.ts')).fits : () => false
