export interface TourContext {
  /** How many there are; one at least. */
  steps: number
  /** The one that is shown, from 0. */
  at: number
}

export type TourEvent = { type: 'next.wanted' } | { type: 'previous.wanted' } | { type: 'tour.ended' }
