import type { Choice, Lifecycle } from '../../../machines/kernel/types.ts'
import type { Payload } from '../../data/record/record.types.ts'
import { newKey } from '../../data/key.ts'
import { lifecycleOf } from '../../data/record/record.view.ts'
import type { RecordRef } from '../../data/record/useRecord.ts'

/** Whether an action is sent as soon as it is clicked. */
export const isDirect = ({ events }: Lifecycle, { type, meta }: Pick<Choice, 'type' | 'meta'>): boolean =>
  !meta.confirm && !events[type]!.schema

/** Begins an action, and sends it when there is nothing to ask. */
export const choose = (actor: RecordRef, choice: Choice, payload?: Payload): void => {
  const { type, meta } = choice
  actor.send({ type: 'action.chosen', action: type, meta, payload, key: newKey() })
  if (isDirect(lifecycleOf(actor.getSnapshot()), choice))
    actor.send({ type: 'action.submitted', payload: {}, key: newKey() })
}
