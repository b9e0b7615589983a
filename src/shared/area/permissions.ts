import type { Permission } from '../../../machines/kernel/grants.ts'
import type { Area } from './types.ts'

/** Every permission that an area's declaration asks for; those of its events are their lifecycle's. */
export const permissionsOf = ({ permissions, checks = {}, pages = {} }: Area): string[] => [
  ...new Set([
    ...Object.values<Permission>(permissions).flat(),
    ...[...Object.values(checks), ...Object.values(pages)].flatMap(({ permission }) => permission ?? []),
  ]),
]
