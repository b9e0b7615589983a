import { areas } from '../../src/areas/registry.ts'
import { documentOf } from '../../src/server/graphql/documents.ts'
import { listsOf } from '../../src/shared/area/lists.ts'
import { areaEndpoints } from '../../src/shared/endpoints/areas.ts'
import { shapedBy } from '../../src/shared/endpoints/shapes.ts'

/** Every call of an area, with the document that it runs. */
export const documents = areas.flatMap(listsOf).flatMap((area) =>
  areaEndpoints(area).map((endpoint) => ({
    ...endpoint,
    document: documentOf(shapedBy(area, endpoint), endpoint.operation!),
  })),
)
