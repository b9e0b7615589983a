import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('imports')

/** Files of many records that a person brings: their bytes are the body of what begins one. */
export const importEndpoints: readonly Endpoint[] = [
  rest('imports.list', 'GET', '/api/imports'),
  rest('imports.begin', 'POST', '/api/imports/{area}'),
  rest('imports.detail', 'GET', '/api/imports/{id}'),
  rest('imports.map', 'POST', '/api/imports/{id}/map'),
  rest('imports.run', 'POST', '/api/imports/{id}/run'),
  rest('imports.cancel', 'POST', '/api/imports/{id}/cancel'),
]
