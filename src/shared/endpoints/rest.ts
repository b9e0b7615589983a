import type { Endpoint } from './types.ts'

/** REST endpoints of an area; `permission` as in `Endpoint`. */
export const restOf =
  (area: string) =>
  (name: string, method: Endpoint['method'], path: string, permission?: null): Endpoint => ({
    name,
    area,
    transport: 'rest',
    method,
    path,
    permission,
  })

/** The one of that name; a name that is not among them is a mistake in our code. */
export const named =
  (endpoints: readonly Endpoint[]) =>
  (name: string): Endpoint => {
    const found = endpoints.find((endpoint) => endpoint.name === name)
    if (!found) throw new Error(`There is no endpoint ${name}`)
    return found
  }
