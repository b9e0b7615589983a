import { call } from '../../data/call.ts'
import type { Counted } from '../../shared/endpoints/answers/formFigures.ts'

export const readFigures = ({ id }: { id: string }, signal: AbortSignal) => call('formFigures.read', { id }, { signal })

export const readUses = ({ id }: { id: string }, signal: AbortSignal) => call('formFigures.uses', { id }, { signal })

export const countFilling = ({ id, ...counted }: { id: string } & Counted) =>
  call('formFigures.stumble', { id, ...counted })
