import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

/** Which form a claim gets. */
export const templateEndpoints: readonly Endpoint[] = [
  restOf('claim_form')('claim_form.explain', 'GET', '/api/claim-forms/explain'),
  restOf('partnership')('partnership.listFormTemplates', 'GET', '/api/v2/claims/internal/form-templates'),
  restOf('partnership')('partnership.detailFormTemplate', 'GET', '/api/v2/claims/internal/form-templates/{uuid}'),
]
