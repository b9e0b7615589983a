import type { Holding } from '../../area/rowFacts.ts'

/** A case whose holder is to be another. */
export interface HoldingChange {
  area: string
  id: string
  /** Who is to hold it; null: nobody. */
  to: string | null
  /** Who held it as the person saw it: it stays as it is where somebody else holds it by now. */
  seen: string | null
}

/** `held`: by somebody else than was seen; `turn`: it is not the person's turn; `colleague`: nor that of who is to hold it. */
export type HoldingRefusal = 'held' | 'turn' | 'colleague'

export interface Holder {
  id: string
  name: string
}

/** Most cases of which it is asked at once who may hold them. */
export const mostHeld = 100

export interface HoldingAnswers {
  /** The person's colleagues whose turn one of the cases is. */
  'holding.people': Holder[]
  /** Who holds it now. */
  'holding.change': Holding & { refused: HoldingRefusal | null }
}
