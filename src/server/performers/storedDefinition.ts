import type { Definition } from '../../shared/forms/definition.ts'
import { storedDefinition } from '../../shared/forms/read.ts'
import type { Query } from '../performer.ts'

const stored = 'select definition from form_definitions where id = $1'

/** What the stored definition with an id asks, which somebody has read there is. */
export const definitionWith = async (query: Query, id: string): Promise<Definition> => {
  const [row] = await query<{ definition: string }>(stored, [id])
  return storedDefinition(row!.definition)
}
