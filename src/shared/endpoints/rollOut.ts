import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('rollOut')

/** How organisations come to have the roles that their template has by now. */
export const rollOutEndpoints: readonly Endpoint[] = [
  rest('rollOut.differences', 'GET', '/v2/role-templates/{template}/differences'),
  rest('rollOut.carryOut', 'POST', '/v2/role-templates/{template}/organisations/{organisation}'),
]
