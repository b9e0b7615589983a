import type { Order } from '../../shared/navigation/order.ts'

/** A group, or an entry of a group, and where it shall stand. */
export interface Move {
  /** null: `id` is a group. */
  group: string | null
  id: string
  /** Counted from 0 among the others of its kind. */
  to: number
}

/** A move that was made, in a list of so many. */
export interface Moved extends Move {
  of: number
}

export interface NavigationContext {
  /** As the dialog shows it. */
  order: Order
  /** The order of who never gave one. */
  standard: Order
  /** The last move, to tell of it. */
  moved: Moved | null
}

export type NavigationEvent =
  | { type: 'customisation.opened'; order: Order; standard: Order }
  | { type: 'customisation.abandoned' }
  | ({ type: 'entry.moved' } & Move)
  | { type: 'order.reset' }
  | { type: 'order.accepted' }

export type NavigationNotice = { type: 'order.saved' } | { type: 'order.unsaved'; message: string }
