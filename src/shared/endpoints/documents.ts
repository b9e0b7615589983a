import { named, restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

/** Whether a document is genuine, for whoever holds it. */
export const documentEndpoints: readonly Endpoint[] = [
  restOf('document')('document.verify', 'GET', '/api/documents/{seal}', null),
]

export const documentEndpoint = named(documentEndpoints)
