import { eachOf, type Permission } from '../../../machines/kernel/grants.ts'
import type { Area } from './types.ts'

/** Whether its records change once there are any. */
export const isChanged = ({ lifecycle, permissions: { edit } }: Area): boolean => Boolean(lifecycle || edit)

/** Who looks its records up: whoever may list them, or open one. */
export const naming = ({ permissions: { list, detail } }: Pick<Area, 'permissions'>): Permission => [
  ...eachOf(list),
  ...eachOf(detail),
]

/** What somebody needs who makes a new record, or begins a case. */
export const making = ({ permissions: { create, begin } }: Pick<Area, 'permissions'>): Permission | undefined =>
  create ?? begin

/** Every permission that an area's declaration asks for; those of its events are their lifecycle's. */
export const permissionsOf = ({
  permissions,
  fields,
  actions = {},
  pages = {},
  tabs = {},
  tools = {},
  lists = [],
}: Area): string[] => [
  ...new Set(
    [
      ...Object.values(permissions),
      ...[actions, pages, tabs, tools, lists]
        .flatMap((own): { permission?: Permission }[] => Object.values(own))
        .map(({ permission }) => permission),
      ...Object.values(fields).map(({ guarded }) => guarded?.permission),
    ].flatMap((permission) => permission ?? []),
  ),
]

/** Whether nobody could type all that a record needs: it is made where that arises. */
export const lacksWhatIsApart = ({ sections, fields }: Pick<Area, 'sections' | 'fields'>): boolean =>
  sections.some(
    ({ apart, fields: names }) => apart && names.some((name) => fields[name]!.required && !fields[name]!.readOnly),
  )
