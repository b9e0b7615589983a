import type { Permission } from '../../../machines/kernel/grants.ts'
import type { Door, Operation, Operations } from '../area/operations.ts'
import type { Area } from '../area/types.ts'
import type { Endpoint } from './types.ts'

export const graphqlPath = '/api/graphql'

interface Offered {
  operation: string
  permission: Permission
  list?: true
  named?: Operation
}

/** What an area offers, as its permissions, its lifecycle and its checks say. */
const offeredBy = (area: Area): Offered[] => {
  const { permissions, lifecycle, checks = {} } = area
  const operations: Operations = area.operations ?? {}
  const { list, detail, begin, create, edit, delete: remove } = permissions
  const offers: Offered[] = [
    { operation: 'list', permission: list, list: true, named: operations.list },
    { operation: 'counts', permission: list, list: true, named: operations.counts },
    { operation: 'detail', permission: detail, named: operations.detail },
  ]
  if (lifecycle)
    offers.push(
      { operation: 'cases', permission: detail, named: operations.cases },
      { operation: 'timeline', permission: detail, list: true, named: operations.timeline },
      { operation: 'send', permission: detail, named: operations.send },
    )
  else offers.push({ operation: 'history', permission: detail, named: operations.history })
  if (begin) offers.push({ operation: 'begin', permission: begin, named: operations.begin })
  if (create) offers.push({ operation: 'create', permission: create, named: operations.create })
  if (edit) offers.push({ operation: 'edit', permission: edit, named: operations.edit })
  if (remove) offers.push({ operation: 'delete', permission: remove, named: operations.delete })
  for (const [name, { permission, operation: named }] of Object.entries(checks))
    offers.push({ operation: name, permission, named })
  return offers
}

/** Every call of an area; of the names of one operation the first is the one that the product itself uses. */
export const areaEndpoints = (area: Area): Endpoint[] =>
  offeredBy(area).flatMap(({ operation, permission, list, named = { name: `${area.id}.${operation}` } }) =>
    [named, ...(named.aliases ?? [])].map(({ name, method, path }: Door): Endpoint => ({
      name,
      area: area.id,
      permission,
      ...(path ? { transport: 'rest', method, path } : { transport: 'graphql', method: 'POST', path: graphqlPath }),
      operation,
      list,
    })),
  )
