import type { Choice } from '../../../machines/kernel/types.ts'
import type { Payload } from '../../data/record/record.types.ts'
import { newKey } from '../../data/key.ts'
import type { RecordRef } from '../../data/record/useRecord.ts'

/** Begins an action: the person is asked about it, and for what it needs. */
export const choose = (actor: RecordRef, { type, meta }: Choice, payload?: Payload): void =>
  actor.send({ type: 'action.chosen', action: type, meta, payload, key: newKey() })
