import type { Area } from './types.ts'

/** Whether its records change once there are any. */
export const isChanged = ({ lifecycle, permissions: { edit } }: Area): boolean => Boolean(lifecycle || edit)

/** Every permission that an area's declaration asks for; those of its events are their lifecycle's. */
export const permissionsOf = ({ permissions, actions = {}, pages = {}, tabs = {}, lists = [] }: Area): string[] => [
  ...new Set(
    [
      ...Object.values(permissions),
      ...[...Object.values(actions), ...Object.values(pages), ...Object.values(tabs), ...lists].map(
        ({ permission }) => permission,
      ),
    ].flatMap((permission) => permission ?? []),
  ),
]
