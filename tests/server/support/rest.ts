import { areas } from '../../../src/areas/registry.ts'
import { catalogue } from '../../../src/shared/endpoints/catalogue.ts'
import type { Endpoint } from '../../../src/shared/endpoints/types.ts'
import { startTestHost, type TestHost } from './host.ts'
import { addOrganisation, addPerson } from './people.ts'

export const email = 'one@doors.test'

/** A host that knows nobody but one who may do nothing. */
export const startDoors = async (): Promise<TestHost> => {
  const server = await startTestHost()
  const organisation = await addOrganisation(server.host.store, 'ALFA', 'broker')
  await addPerson(server.host.store, { email, memberships: [{ organisation, permissions: [] }] })
  return server
}

export const rest = catalogue(areas).filter(({ transport }) => transport === 'rest')

export const place = (endpoint: Endpoint, value: string) => endpoint.path.replace(/\{\w+\}/g, value)

const names = ['email', 'password', 'current', 'organization', 'ticket', 'code', 'grant', 'refresh']
const asked = ['tab', 'filter', 'search', 'sort', 'limit', 'after', 'before', 'user_timezone', 'total']
/** What some call of REST reads. */
export const fields = [
  ...names,
  ...asked,
  'fullName',
  'phone',
  'locale',
  'timeZone',
  'caseMails',
  'toured',
  'name',
  'size',
  'type',
  'area',
  'id',
]
