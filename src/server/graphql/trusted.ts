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

/** A list's name with the action that asks for something else than its rows. */
const called = (name: string, action: string): string => `${name} ${action}`

/** The documents of the areas' operations by the names of their endpoints, each written and read when it is first asked for. */
export const trustedDocuments = (areas: readonly Area[]) => {
  const operations = new Map(
    areas.flatMap(listsOf).flatMap((area) =>
      areaEndpoints(area).flatMap((endpoint) => {
        const { name, operation, actions = {} } = endpoint
        return [
          [name, { area: shapedBy(area, endpoint), operation: operation! }] as const,
          ...Object.entries(actions).map(
            ([action, other]) => [called(name, action), { area, operation: other }] as const,
          ),
        ]
      }),
    ),
  )
  const known = new Map<string, Readable>()
  return (endpoint: string, action?: string): Readable | undefined => {
    const name = action === undefined ? endpoint : called(endpoint, action)
    const before = known.get(name)
    const asked = operations.get(name)
    if (before || !asked) return before
    const source = documentOf(asked.area, asked.operation)
    const readable = { source, document: parse(source, { noLocation: true }) }
    known.set(name, readable)
    return readable
  }
}
