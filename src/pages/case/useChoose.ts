import { useNavigate } from 'react-router-dom'
import type { Choice } from '../../../machines/kernel/types.ts'
import { newKey } from '../../data/key.ts'
import type { Payload } from '../../data/record/record.types.ts'
import { lifecycleOf } from '../../data/record/record.view.ts'
import type { CasePart } from './part.ts'

/** Begins an action on a case: the person is asked about it, and for what it needs, a correction on a page of its own. */
export const useChoose = () => {
  const navigate = useNavigate()
  return ({ area, actor }: CasePart, { type, meta }: Choice, payload?: Payload): void => {
    const snapshot = actor.getSnapshot()
    if (type === lifecycleOf(snapshot).correction) void navigate(`${area.route}/${snapshot.context.id}/edit`)
    else actor.send({ type: 'action.chosen', action: type, meta, payload, key: newKey() })
  }
}
