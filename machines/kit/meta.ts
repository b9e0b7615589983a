import type { TransitionMeta } from '../kernel/types.ts'

/** How an operator's event is offered: its intent, whether it is asked back, and what it is about. */
export type Offer = Pick<TransitionMeta, 'intent' | 'about' | 'alone' | 'elsewhere' | 'decides'> & {
  asks?: true
  together?: Omit<NonNullable<TransitionMeta['together']>, 'unlike'>
}

/** What an operator sees of an event: its label, question and outcome, as keys below the lifecycle's namespace, and what chooses this transition among several for it. */
export const metaOf =
  <T extends string>(lifecycle: string, offers: Record<T, Offer>) =>
  (type: T, when?: string): TransitionMeta => {
    const { asks, about, alone, together, elsewhere, decides, intent = 'neutral' } = offers[type]
    return {
      label: `${lifecycle}:actions.${type}`,
      intent,
      ...(asks && { confirm: `${lifecycle}:confirm.${type}` }),
      ...(about && { about }),
      ...(alone && { alone }),
      ...(together && { together: { ...together, unlike: `${lifecycle}:unlike.${type}` } }),
      ...(elsewhere && { elsewhere }),
      ...(decides && { decides }),
      success: `${lifecycle}:success.${type}`,
      failure: `${lifecycle}:failure.${type}`,
      ...(when && { when: `${lifecycle}:when.${when}` }),
    }
  }
