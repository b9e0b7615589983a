import { areas } from '../../src/areas/registry.ts'
import { documentOf } from '../../src/server/graphql/documents.ts'
import { areaEndpoints } from '../../src/shared/endpoints/areas.ts'

/** Every call of an area, with the document that it runs. */
export const documents = areas.flatMap((area) =>
  areaEndpoints(area).map((endpoint) => ({ ...endpoint, document: documentOf(area, endpoint.operation!) })),
)
