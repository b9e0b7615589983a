import type { Answers, Definition } from '../../../shared/forms/definition.ts'

/** A quotation as its insurer is told of it. */
export interface Quotation {
  organisation: string
  quotesCode: string
  insurer: string
  productCategory: string
  customer_name: string
  currency: string
  premium: number
}

/** What became of answers: what is not taken is not sent again as it is. */
export type Delivered = { receipt: string } | { refused: string }

/** Whoever asks more of a quotation, by whatever way it is reached. @throws InsurerAway */
export interface Insurer {
  fetchQuestions(quotation: Quotation): Promise<Definition>
  /** The same key for each try of the same delivery: the insurer takes it once. */
  deliver(quotation: Quotation, answers: Answers, key: string): Promise<Delivered>
}

/** The insurer has not answered, or nothing that can be read. */
export class InsurerAway extends Error {
  /** Before it nobody asks again, where that is known. */
  readonly until: Date | null

  constructor(message: string, { until = null, cause }: { until?: Date | null; cause?: unknown } = {}) {
    super(message, { cause })
    this.until = until
  }
}
