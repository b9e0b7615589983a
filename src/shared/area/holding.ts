import type { Holding } from './rowFacts.ts'

type Held = Partial<Holding>

const isHeld = ({ held_until: until }: Held, at: string): boolean => Boolean(until && until > at)

/** What they are called who hold a case at an instant; null where it is free. */
export const holderOf = (row: Held, at: string): string | null => (isHeld(row, at) && row.holder) || null

/** Their id. */
export const heldBy = (row: Held, at: string): string | null => (isHeld(row, at) && row.held_by) || null
