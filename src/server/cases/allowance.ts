import type { Actor, Reason } from '../../../machines/kernel/types.ts'
import type { Config } from '../config.ts'
import type { Host, Take } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { day, minute, returnQuotas, takeQuotas } from '../quota.ts'

/** What is limited, as people are told of it below `case:limits`. */
type Limited = 'codes' | 'tries' | 'moves'

/** Why a quota could not be taken, and when it can be again; null when it was. */
export const unlessLimited = async (what: Limited, taking: Promise<unknown>): Promise<Reason | null> => {
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

/** What is taken: of the moves ahead, of the codes exactly. */
interface Takes {
  codes?: Take[]
  moves: Take[]
}

/** Takes from all of the quotas or from none, and answers why from none. */
export const takeAll = async (host: Host, { codes = [], moves }: Takes): Promise<Reason | null> => {
  const { store, clock, moves: ahead } = host
  const noCode = codes.length > 0 ? await unlessLimited('codes', takeQuotas(store, codes, clock())) : null
  if (noCode) return noCode
  const noMove = await unlessLimited('moves', ahead.take(moves, clock()))
  if (noMove && codes.length > 0) await returnQuotas(store, codes, clock())
  return noMove
}

/** Gives back what was taken for something that did not happen. */
export const giveBackAll = async (
  { store, clock, moves: ahead }: Host,
  { codes = [], moves }: Takes,
): Promise<void> => {
  ahead.giveBack(moves, clock())
  if (codes.length > 0) await returnQuotas(store, codes, clock())
}

/** Sees to it that one move can be taken without asking the database for it. */
export const prepareMove = ({ config, clock, moves }: Host, by: Actor): Promise<void> =>
  moves.prepare(moveTaken(config, by, 1), clock())
