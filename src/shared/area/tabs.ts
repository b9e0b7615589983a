import type { Permission } from '../../../machines/kernel/grants.ts'

/**
 * A view of an area's records beside the others, at the record's address: some of its sections, or a part of the area's own, for who
 * holds a permission beside the one to read the record.
 */
export type RecordTab =
  | { sections: readonly string[]; permission?: never }
  | { permission: Permission; sections?: never }
