import type { Area } from '../area/types.ts'
import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('shared')

/** A file is announced, its bytes are put to the address that the answer gives, and then it is confirmed. */
export const fileEndpoints: readonly Endpoint[] = [
  rest('shared.getPresignUrl', 'POST', '/api/files/presign'),
  // What the answer says: the ticket in it stands for a person, who may be none with an account.
  rest('shared.putFile', 'PUT', '/api/files/{file}/content', null),
  rest('shared.confirmFile', 'POST', '/api/files/{file}/confirm'),
]

/** What announcing a file is called too, of an area that has a name of its own for it. */
export const presignOf = ({ id, operations }: Area): Endpoint[] => {
  const named = operations?.presign
  return named ? [{ ...fileEndpoints[0]!, name: named.name, area: id, path: `${fileEndpoints[0]!.path}/${id}` }] : []
}

/** By what name it is asked at what address a file of an area is read, where the area has one for that. */
export const previewOf = ({ id, operations }: Area): Endpoint[] => {
  const named = operations?.preview
  return named
    ? [{ name: named.name, area: id, transport: 'rest', method: 'GET', path: `/api/files/{file}/preview/${id}` }]
    : []
}
