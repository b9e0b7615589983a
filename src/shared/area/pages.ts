import type { Permission } from '../../../machines/kernel/grants.ts'

/** Who may open a page: whoever holds the permission, or everybody, signed in or not. A page that says neither is none. */
export type Entry = { permission: Permission; public?: never } | { public: true; permission?: never }

/**
 * A page of an area beside its list, its records and their forms, at a path below the area's route; one that begins with `/:id`
 * is a page of that record, for who may read it. Its name is that of its part in the browser and of its title.
 */
export type AreaPage = Entry & {
  path: `/${string}`
  /** What is typed on a record's page and kept until it is sent, by its names. */
  typed?: readonly string[]
  /** While a record has one of these statuses, it is opened for this page first of all. */
  firstIn?: readonly string[]
}

/** What a list has above its rows beside what every list has, for who holds the permission; its name is that of its part. */
export interface ListTool {
  permission: Permission
}

/** Whether a page is one of a record. */
export const isOfRecord = ({ path }: AreaPage): boolean => path.startsWith('/:id/')
