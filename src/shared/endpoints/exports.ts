import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('exports')

/** What a person has asked for as a file; each list has its own call to ask for it. */
export const exportEndpoints: readonly Endpoint[] = [
  rest('exports.list', 'GET', '/api/exports'),
  rest('exports.again', 'POST', '/api/exports/{id}/again'),
  rest('exports.cancel', 'POST', '/api/exports/{id}/cancel'),
]
