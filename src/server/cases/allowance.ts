import type { Actor, Reason } from '../../../machines/kernel/types.ts'
import type { Config } from '../config.ts'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { day, minute, returnQuotas, type Take, takeQuotas } from '../quota.ts'

/** What is limited, as people are told of it below `case:limits`. */
type Limited = 'codes' | 'tries' | 'moves'

/** Why a quota could not be taken, and when it can be again; null when it was. */
export const unlessLimited = async (what: Limited, taking: Promise<void>): Promise<Reason | null> => {
  try {
    await taking
    return null
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'TOO_MANY') throw error
    const unit = error.key.replace('quota.', '')
    return { guard: 'isWithinLimit', key: `case:limits.${what}.${unit}`, values: error.values }
  }
}

/** What so many moves take of the quotas of their person and of their organisation. */
export const moveTaken = ({ moves }: Config, { userId, organisation }: Actor, amount: number): Take[] => [
  { quota: { kind: 'move minute', most: moves.minute, seconds: minute }, who: userId, amount },
  { quota: { kind: 'move day', most: moves.day, seconds: day }, who: userId, amount },
  { quota: { kind: 'moves minute', most: moves.organisationMinute, seconds: minute }, who: organisation.id, amount },
  { quota: { kind: 'moves day', most: moves.organisationDay, seconds: day }, who: organisation.id, amount },
]

/** Takes from all of the quotas or from none, and answers why from none. */
export const takeAll = async (
  { store, clock }: Host,
  wanted: Partial<Record<Limited, Take[]>>,
): Promise<Reason | null> => {
  const taken: Take[] = []
  for (const [what, takes] of Object.entries(wanted).filter(([, some]) => some.length > 0)) {
    const against = await unlessLimited(what as Limited, takeQuotas(store, takes, clock()))
    if (against && taken.length > 0) await returnQuotas(store, taken, clock())
    if (against) return against
    taken.push(...takes)
  }
  return null
}
