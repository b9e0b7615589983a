import type { SnapshotFrom } from 'xstate'
import type { listMachine } from './list.machine.ts'
import type { Row, TabCount } from '../../shared/endpoints/answers/records.ts'
import type { Page } from './list.types.ts'

type ListSnapshot = SnapshotFrom<typeof listMachine>

export const shownPage = ({ context }: ListSnapshot): Page | null => context.page

export const isBusy = (snapshot: ListSnapshot): boolean => snapshot.hasTag('busy')

/** What went wrong last; with a page shown, that page is not the newest. */
export const failure = ({ context }: ListSnapshot): unknown => context.failure

export const counts = ({ context }: ListSnapshot): TabCount[] => context.counts

export const arrivals = ({ context }: ListSnapshot): number => context.arrived

export const selection = ({ context }: ListSnapshot): Record<string, Row> => context.selected
