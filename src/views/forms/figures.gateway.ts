import { call } from '../../data/call.ts'
import type { Stumble } from '../../shared/endpoints/answers/formFigures.ts'

export const readFigures = ({ id }: { id: string }, signal: AbortSignal) => call('formFigures.read', { id }, { signal })

export const readUses = ({ id }: { id: string }, signal: AbortSignal) => call('formFigures.uses', { id }, { signal })

export const countStumblings = (stumbled: { id: string; stumblings: Stumble[] }) =>
  call('formFigures.stumble', stumbled)
