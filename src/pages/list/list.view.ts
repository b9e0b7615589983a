import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { SnapshotFrom } from 'xstate'
import type { listMachine } from './list.machine.ts'
import type { Row, TabCount } from '../../shared/endpoints/answers/records.ts'
import type { Page } from './list.types.ts'

type ListSnapshot = SnapshotFrom<typeof listMachine>

export const shownPage = ({ context }: ListSnapshot): Page | null => context.page

/** What the list is asked for. */
export const queryOf = ({ context }: ListSnapshot): ListQuery => context.query

export const isBusy = (snapshot: ListSnapshot): boolean => snapshot.hasTag('busy')

/** What went wrong last; with a page shown, that page is not the newest. */
export const failure = ({ context }: ListSnapshot): unknown => context.failure

export const counts = ({ context }: ListSnapshot): TabCount[] => context.counts

export const arrivals = ({ context }: ListSnapshot): number => context.arrived

/** Other rows than those that are shown would be, though none of them is new. */
export const hasMoved = ({ context: { told, page, arrived } }: ListSnapshot): boolean =>
  told !== null && arrived === 0 && told.rows.some(({ id }, index) => id !== page?.rows[index]?.id)

export const selection = ({ context }: ListSnapshot): Record<string, Row> => context.selected
