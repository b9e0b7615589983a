import type { Permission } from '../../../machines/kernel/grants.ts'
import type { Area } from '../area/types.ts'
import { accountEndpoints } from './account.ts'
import * as documents from './documents.ts'
import { fileEndpoints } from './files.ts'
import { sessionEndpoints } from './session.ts'
import type { Endpoint } from './types.ts'

export const graphqlPath = '/api/graphql'

const ofArea = (area: Area): Endpoint[] => {
  const graphql = (operation: string, permission: Permission, document: string, list?: true): Endpoint => ({
    name: `${area.id}.${operation}`,
    area: area.id,
    permission,
    transport: 'graphql',
    method: 'POST',
    path: graphqlPath,
    document,
    list,
  })
  const { list, detail, create, edit, delete: remove } = area.permissions
  return [
    graphql('list', list, documents.listDocument(area), true),
    graphql('counts', list, documents.countsDocument(area), true),
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
    ...Object.entries(area.actions ?? {}).map(([name, action]) =>
      graphql(name, action.permission, documents.actionDocument(area, name, action)),
    ),
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
