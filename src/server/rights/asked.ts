import { permissionsFor } from '../../../machines/kernel/guards.ts'
import { eachOf, rootPermission } from '../../../machines/kernel/grants.ts'
import { CREATED } from '../../../machines/kernel/others.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { permissionsOf } from '../../shared/area/permissions.ts'
import type { Area } from '../../shared/area/types.ts'
import { catalogue } from '../../shared/endpoints/catalogue.ts'
import { managingViews } from '../../shared/endpoints/views.ts'
import { barPermissions } from '../../shared/mobile/bar.ts'
import { ownPages } from '../../shared/navigation/pages.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'

/** Every permission that an area and the events of its lifecycle ask for. */
export const askedIn = (area: Area, lifecycle: Lifecycle | undefined): string[] => [
  ...permissionsOf(area),
  ...[CREATED, ...Object.keys(lifecycle?.events ?? {})].flatMap((type) =>
    lifecycle ? permissionsFor(lifecycle, type) : [],
  ),
]

/** Every permission that the product asks for anywhere, each once without regard to case. */
const askedBy = ({ areas, lifecycles }: Pick<Host, 'areas' | 'lifecycles'>): string[] => {
  const all = [
    rootPermission,
    ...areas.flatMap((area) => askedIn(area, lifecycles.get(area.id))),
    ...catalogue(areas).flatMap(({ permission }) => (permission ? eachOf(permission) : [])),
    ...barPermissions,
    managingViews,
    ...Object.values(ownPages).flatMap((page) => ('permission' in page ? page.permission : [])),
  ]
  return [...new Map(all.map((code) => [code.toLowerCase(), code])).values()]
}

/** Puts what the product asks for among the permissions that may be given; what it asks for no more stays, as a further one. */
export const keepAsked = async (host: Host): Promise<void> => {
  await host.store.run(system, 'select keep_asked($1::text[], $2::timestamptz)', [
    `{${askedBy(host).join()}}`,
    host.clock().toISOString(),
  ])
}
