import type { Permission } from '../../../machines/kernel/grants.ts'

/**
 * A view of an area's records beside the others, at the record's address: some of its sections, or a part of the area's own, for who
 * holds a permission beside the one to read the record, or what has happened with it, which stands beside all of them otherwise.
 * One `offPaper` is printed only where it is the one that is looked at; one that is `wide` takes the room of what stands beside the others.
 */
export type RecordTab =
  | { sections: readonly string[]; offPaper?: true; wide?: never; permission?: never; history?: never }
  | { permission: Permission; offPaper?: true; wide?: true; sections?: never; history?: never }
  | { history: true; offPaper?: never; wide?: never; sections?: never; permission?: never }

/** Whether what has happened with a record is a view of its own. */
export const hasHistoryTab = (tabs: Readonly<Record<string, RecordTab>> = {}): boolean =>
  Object.values(tabs).some(({ history }) => history)
