import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('formFigures')

/** What became of the versions of forms, and what depends on them. */
export const formFigureEndpoints: readonly Endpoint[] = [
  rest('formFigures.read', 'GET', '/api/form-versions/{id}/figures'),
  rest('formFigures.stumble', 'POST', '/api/form-versions/{id}/stumblings'),
  rest('formFigures.uses', 'GET', '/api/designed-forms/{id}/uses'),
]
