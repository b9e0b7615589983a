import type { Choice, TransitionMeta } from '../../../machines/kernel/types.ts'
import type { Payload } from '../../data/case/case.types.ts'
import type { CaseRef } from '../../data/case/useCase.ts'

/** Whether an action is sent as soon as it is clicked. */
export const isDirect = ({ confirm, payload }: TransitionMeta): boolean => !confirm && !payload

/** Begins an action, and sends it when there is nothing to ask. */
export const choose = (actor: CaseRef, { type, meta }: Choice, payload?: Payload): void => {
  actor.send({ type: 'action.chosen', action: type, meta, payload })
  if (isDirect(meta)) actor.send({ type: 'action.submitted', payload: {} })
}
