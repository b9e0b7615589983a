import { perObject } from '../../../machines/kernel/perObject.ts'
import type { Permission } from '../../../machines/kernel/grants.ts'
import type { Alias, Operation, Operations } from '../area/operations.ts'
import { naming } from '../area/permissions.ts'
import { hasStatus } from '../area/names.ts'
import type { Area } from '../area/types.ts'
import type { Endpoint } from './types.ts'

export const graphqlPath = '/api/graphql'

interface Offered {
  operation: string
  permission: Permission
  list?: true
}

/** What an area offers, as its permissions, its lifecycle and its actions say. */
const offeredBy = (area: Area): Offered[] => {
  const { of, parent, list: view, permissions, lifecycle, actions = {} } = area
  const { list, detail, begin, create, edit, delete: remove } = permissions
  const lists: Offered[] = [
    { operation: 'list', permission: list, list: true },
    { operation: 'counts', permission: list, list: true },
    ...(view.views ? [{ operation: 'views', permission: list, list: true as const }] : []),
    ...(view.summary ? [{ operation: 'summary', permission: list, list: true as const }] : []),
    ...(view.summary && hasStatus(area) ? [{ operation: 'statuses', permission: list, list: true as const }] : []),
    ...(view.totals ? [{ operation: 'totals', permission: list, list: true as const }] : []),
    { operation: 'export', permission: list, list: true },
  ]
  if (of) return lists
  return [
    ...lists,
    ...(parent ? [] : [{ operation: 'lookup', permission: naming(area) }]),
    { operation: 'open', permission: detail },
    { operation: 'detail', permission: detail },
    ...(lifecycle
      ? [
          { operation: 'cases', permission: detail },
          { operation: 'timeline', permission: detail, list: true as const },
          { operation: 'send', permission: detail },
        ]
      : [{ operation: 'history', permission: detail }]),
    ...(begin ? [{ operation: 'begin', permission: begin }] : []),
    ...(create ? [{ operation: 'create', permission: create }] : []),
    ...(edit ? [{ operation: 'edit', permission: edit }] : []),
    ...(remove ? [{ operation: 'delete', permission: remove }] : []),
    ...Object.entries(actions).map(([operation, { permission }]) => ({ operation, permission })),
  ]
}

const namesOf = (area: Area, operation: string): Operation => {
  const named: Operations = area.operations ?? {}
  const asked = named[operation as keyof Operations] ?? area.actions?.[operation]?.operation
  return asked ?? { name: `${area.id}.${operation}` }
}

/** Every call of an area, or of a further list of its records; of the names of one operation the first is the one that the product itself uses. */
export const areaEndpoints = perObject((area: Area): readonly Endpoint[] => callsOf(area))

const callsOf = (area: Area): Endpoint[] =>
  offeredBy(area).flatMap(({ operation, permission, list }) => {
    const named = namesOf(area, operation)
    const { aliases = [], ...first } = named
    return [first, ...aliases].map(({ method, path, ...door }: Alias<'list'>) => ({
      ...door,
      area: area.id,
      permission,
      ...(path
        ? { transport: 'rest' as const, method, path }
        : { transport: 'graphql' as const, method: 'POST' as const, path: graphqlPath }),
      operation,
      list,
    }))
  })

/** How an operation of an area is called; one that the area does not offer is a mistake in our code. */
export const areaEndpoint = (area: Area, operation: string): Endpoint => {
  const found = areaEndpoints(area).find((endpoint) => endpoint.operation === operation)
  if (!found) throw new Error(`${area.id} offers no ${operation}`)
  return found
}
