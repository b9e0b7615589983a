import type { Permission } from '../../../machines/kernel/grants.ts'
import { listsOf } from '../area/lists.ts'
import type { Area } from '../area/types.ts'
import { accountEndpoints } from './account.ts'
import * as documents from './documents.ts'
import { fileEndpoints } from './files.ts'
import { sessionEndpoints } from './session.ts'
import type { Endpoint } from './types.ts'

export const graphqlPath = '/api/graphql'

const graphqlOf =
  ({ id }: Area) =>
  (operation: string, permission: Permission, document: string, list?: true): Endpoint => ({
    name: `${id}.${operation}`,
    area: id,
    permission,
    transport: 'graphql',
    method: 'POST',
    path: graphqlPath,
    document,
    list,
  })

const ofList = (area: Area): Endpoint[] => {
  const graphql = graphqlOf(area)
  const { list } = area.permissions
  return [
    graphql('list', list, documents.listDocument(area), true),
    graphql('counts', list, documents.countsDocument(area), true),
  ]
}

const ofArea = (area: Area): Endpoint[] => {
  const graphql = graphqlOf(area)
  const { detail, create, edit, delete: remove } = area.permissions
  return [
    ...listsOf(area).flatMap(ofList),
    graphql('detail', detail, documents.detailDocument(area)),
    ...(area.lifecycle
      ? [
          graphql('cases', detail, documents.casesDocument(area)),
          graphql('timeline', detail, documents.timelineDocument(area), true),
          graphql('send', detail, documents.sendDocument(area)),
        ]
      : [graphql('history', detail, documents.historyDocument(area))]),
    ...(create ? [graphql('create', create, documents.createDocument(area))] : []),
    ...(edit ? [graphql('edit', edit, documents.editDocument(area))] : []),
    ...(remove ? [graphql('delete', remove, documents.deleteDocument(area))] : []),
    ...Object.entries(area.checks ?? {}).map(([name, check]) =>
      graphql(name, check.permission, documents.checkDocument(area, name)),
    ),
  ]
}

/** Every call of the product by its name. */
export const catalogue = (areas: readonly Area[]): Endpoint[] => [
  ...sessionEndpoints,
  ...accountEndpoints,
  ...fileEndpoints,
  ...areas.flatMap(ofArea),
]
