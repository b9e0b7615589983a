import type { Holding } from './rowFacts.ts'
import type { Area } from './types.ts'

type Held = Partial<Holding>

/** Whether somebody whose turn a case is takes it, beside what its events say. */
export const isTakable = ({ lifecycle }: Pick<Area, 'lifecycle'>): boolean =>
  lifecycle !== undefined && !lifecycle.deskless && !lifecycle.handed

const isHeld = ({ held_until: until }: Held, at: string): boolean => Boolean(until && until > at)

/** What they are called who hold a case at an instant; null where it is free. */
export const holderOf = (row: Held, at: string): string | null => (isHeld(row, at) && row.holder) || null

/** Their id. */
export const heldBy = (row: Held, at: string): string | null => (isHeld(row, at) && row.held_by) || null
