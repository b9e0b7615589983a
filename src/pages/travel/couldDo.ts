import { choices } from '../../../machines/kernel/choices.ts'
import type { CaseRecord, Lifecycle, Reason } from '../../../machines/kernel/types.ts'
import type { Partaker } from '../../../machines/kit/partakers.ts'

/** What an event was refused for, and to whom. */
interface Refused {
  reasons: Reason[]
  to: Partaker[]
}

/** An event that a state knows: who could send it, and who could not and why. */
export interface Could {
  type: string
  allowed: Partaker[]
  refused: Refused[]
}

/** Who could do what with a record at an instant, by event; those who were refused alike stand together. */
export const couldDo = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  at: string,
  partakers: readonly Partaker[],
): Could[] => {
  const all = new Map<string, Could>()
  for (const one of partakers)
    for (const { type, allowed, reasons } of choices(lifecycle, record, { by: one.actor, at })) {
      const could = all.get(type) ?? { type, allowed: [], refused: [] }
      all.set(type, could)
      const key = JSON.stringify(reasons)
      const alike = could.refused.find((other) => JSON.stringify(other.reasons) === key)
      if (allowed) could.allowed.push(one)
      else if (alike) alike.to.push(one)
      else could.refused.push({ reasons, to: [one] })
    }
  return [...all.values()]
}
