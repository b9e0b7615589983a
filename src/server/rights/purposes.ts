import { eachOf, type Permission, rootPermission } from '../../../machines/kernel/grants.ts'
import { permissionsFor } from '../../../machines/kernel/guards.ts'
import { CREATED } from '../../../machines/kernel/others.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { eventPurpose } from '../../shared/area/eventPurpose.ts'
import { listsOf, titleOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { catalogue } from '../../shared/endpoints/catalogue.ts'
import { managingViews } from '../../shared/endpoints/views.ts'
import { givingEvidence } from '../../shared/endpoints/workflowTravel.ts'
import { barEntries } from '../../shared/mobile/bar.ts'
import { inspectingPersonal } from '../../shared/inspecting.ts'
import { ownPages } from '../../shared/navigation/pages.ts'
import type { Host } from '../context.ts'

/** What a permission lets somebody do: a sentence of the `purposes` words, with the keys of the words that it is about. */
export interface Purpose {
  permission: string
  sentence: string
  what?: string
  where?: string
}

const purposes = (needed: Permission | undefined, purpose: Omit<Purpose, 'permission'>): Purpose[] =>
  (needed === undefined ? [] : eachOf(needed)).map((permission) => ({ permission, ...purpose }))

const ofLifecycle = (area: Area, lifecycle: Lifecycle): Purpose[] =>
  [CREATED, ...Object.keys(lifecycle.events)].flatMap((type) => {
    const purpose = eventPurpose(area, lifecycle.machine, type)
    return permissionsFor(lifecycle, type).map((permission) => ({ permission, ...purpose }))
  })

const named = (
  parts: Readonly<Record<string, object>> | undefined,
  purposeOf: (name: string) => Omit<Purpose, 'permission'>,
): Purpose[] =>
  Object.entries(parts ?? {}).flatMap(([name, part]: [string, { permission?: Permission }]) =>
    purposes(part.permission, purposeOf(name)),
  )

const choiceOf = ({ name }: Area, what: string) => ({
  sentence: 'use',
  what: `${name}:${what}`,
  where: `${name}:title`,
})

/** What records are made, read and changed by. */
const ofRecords = (area: Area): Purpose[] => {
  const { detail, upload, create, begin, edit, correct, delete: remove } = area.permissions
  const where = `${area.name}:title`
  return [
    ...listsOf(area).flatMap((list) => purposes(list.permissions.list, { sentence: 'list', where: titleOf(list) })),
    ...purposes(detail, { sentence: 'detail', where }),
    ...purposes(upload, { sentence: 'upload', where }),
    ...purposes(create ?? begin, choiceOf(area, 'create')),
    ...purposes(edit, { sentence: 'edit', where }),
    ...purposes(correct, { sentence: 'correct', where }),
    ...purposes(remove, { sentence: 'delete', where }),
  ]
}

/** What the permissions are for that an area and the events of its lifecycle ask for. */
export const purposesIn = (area: Area, lifecycle: Lifecycle | undefined): Purpose[] => {
  const { name } = area
  const where = `${name}:title`
  return [
    ...ofRecords(area),
    ...named(area.actions, (action) => choiceOf(area, `actions.${action}.label`)),
    ...named(area.pages, (page) => ({ sentence: 'page', what: `${name}:pages.${page}`, where })),
    ...named(area.tabs, (tab) => ({ sentence: 'tab', what: `${name}:recordTabs.${tab}`, where })),
    ...named(area.tools, (tool) => choiceOf(area, `tools.${tool}.label`)),
    ...Object.entries(area.fields).flatMap(([field, { guarded }]) =>
      purposes(guarded?.permission, { sentence: 'field', what: `${name}:fields.${field}`, where }),
    ),
    ...(lifecycle ? ofLifecycle(area, lifecycle) : []),
  ]
}

/** What every permission is for that the product asks for anywhere. */
export const purposesOf = ({ areas, lifecycles }: Pick<Host, 'areas' | 'lifecycles'>): Purpose[] => [
  { permission: rootPermission, sentence: 'all' },
  ...areas.flatMap((area) => purposesIn(area, lifecycles.get(area.id))),
  ...catalogue(areas).flatMap(({ permission, area, name }) =>
    area || !permission ? [] : purposes(permission, { sentence: 'call', what: `purposes:calls.${name}` }),
  ),
  ...Object.entries(barEntries).flatMap(([entry, permissions]) =>
    purposes(permissions, { sentence: 'bar', what: `mobile:bar.${entry}` }),
  ),
  ...purposes(managingViews, { sentence: 'views' }),
  ...purposes(givingEvidence, { sentence: 'evidence' }),
  ...purposes(inspectingPersonal, { sentence: 'inspect' }),
  ...named(ownPages, (page) => ({ sentence: 'own', what: `purposes:pages.${page}` })).filter(
    ({ permission }) => permission !== rootPermission,
  ),
]
