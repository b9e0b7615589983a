import type { Area } from './types.ts'

/** Every permission that an area's declaration asks for; those of its events are their lifecycle's. */
export const permissionsOf = ({ permissions, actions = {}, pages = {}, lists = [] }: Area): string[] => [
  ...new Set(
    [
      ...Object.values(permissions),
      ...[...Object.values(actions), ...Object.values(pages), ...lists].map(({ permission }) => permission),
    ].flatMap((permission) => permission ?? []),
  ),
]
