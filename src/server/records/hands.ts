import type { Area } from '../../shared/area/types.ts'

/** Whether a case is in the hands of a member, where it is in somebody's: a condition on a row of the area's table and on one of `memberships`. */
export const inTheirHands = ({ lifecycle }: Area, row: string, member: string): string =>
  lifecycle?.handed ? ` and ${row}.hands && app_hands(${member}.user_id, ${member}.organisation_id)` : ''
