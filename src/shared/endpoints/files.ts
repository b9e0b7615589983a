import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('shared')

/** A file is announced, its bytes are put to the address that the answer gives, and then it is confirmed. */
export const fileEndpoints: readonly Endpoint[] = [
  rest('shared.getPresignUrl', 'POST', '/api/files/presign'),
  rest('shared.confirmFile', 'POST', '/api/files/{file}/confirm'),
]
