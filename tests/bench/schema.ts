import { areas } from '../../src/areas/registry.ts'
import { buildSchema } from '../../src/server/graphql/schema.ts'
import { trustedDocuments } from '../../src/server/graphql/trusted.ts'
import { generatedAreas } from '../support/generatedAreas.ts'

/** How long a server with so many areas is about its schema and the names of its calls before it listens. */
export const schemaFigures = (count = 60): void => {
  const many = [...areas, ...generatedAreas(count)]
  const begun = performance.now()
  buildSchema(many)
  const built = performance.now()
  trustedDocuments(many)
  const named = performance.now()
  console.log(
    `schema of ${many.length} areas: ${Math.round(built - begun)} ms, names of their calls ${Math.round(named - built)} ms`,
  )
}
