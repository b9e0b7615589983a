import type { SnapshotFrom } from 'xstate'
import { searchMinimum } from '../../shared/endpoints/paging.ts'
import type { paletteMachine } from './palette.machine.ts'

type PaletteSnapshot = SnapshotFrom<typeof paletteMachine>

export const isSearching = (snapshot: PaletteSnapshot): boolean => snapshot.hasTag('busy')

/** What is typed is too little to look for records by. */
export const isTooShort = ({ context: { text } }: PaletteSnapshot): boolean => text.trim().length < searchMinimum

export const typedText = (snapshot: PaletteSnapshot) => snapshot.context.text

export const markedOption = (snapshot: PaletteSnapshot) => snapshot.context.marked

export const foundRecords = (snapshot: PaletteSnapshot) => snapshot.context.found

export const failedAreas = (snapshot: PaletteSnapshot) => snapshot.context.failed
