import { type DocumentNode, parse } from 'graphql'
import { areaEndpoints } from '../../shared/endpoints/areas.ts'
import { shapedBy } from '../../shared/endpoints/shapes.ts'
import { listsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { documentOf } from './documents.ts'

export interface Readable {
  source: string
  document: DocumentNode
}

/** The documents of the areas' operations by the names of their endpoints, each written and read when it is first asked for. */
export const trustedDocuments = (areas: readonly Area[]) => {
  const operations = new Map(
    areas
      .flatMap(listsOf)
      .flatMap((area) =>
        areaEndpoints(area).map((endpoint) => [
          endpoint.name,
          { area: shapedBy(area, endpoint), operation: endpoint.operation! },
        ]),
      ),
  )
  const known = new Map<string, Readable>()
  return (name: string): Readable | undefined => {
    const before = known.get(name)
    const asked = operations.get(name)
    if (before || !asked) return before
    const source = documentOf(asked.area, asked.operation)
    const readable = { source, document: parse(source, { noLocation: true }) }
    known.set(name, readable)
    return readable
  }
}
