import { grants, isRoot } from '../kernel/grants.ts'
import type { Json, Rule, Stamp } from '../kernel/types.ts'
import { jakartaDay } from './calendar.ts'

/** The rules that lifecycles share. */

export const may = (permission: string): Rule<object, Stamp> => ({
  permission,
  test: ({ event }) => grants(event.by.permissions, permission),
})

/** Somebody of one of these parties of the case, by their part in it. */
export const belongsTo = <P extends string>(...parties: P[]): Rule<{ parties: Record<P, string> }, Stamp> => ({
  asksWho: true,
  test: ({ context, event }) =>
    isRoot(event.by.permissions) || parties.some((party) => context.parties[party] === event.by.organisation.id),
})

/** A document of a kind has been brought in. */
export const has = <K extends string>(kind: K): Rule<{ documents: Partial<Record<K, Json>> }, Stamp> => ({
  test: ({ context }) => context.documents[kind] !== undefined,
})

/** From this sum on a second person judges; null: none is needed. */
interface FourEyes {
  fourEyesFrom: number | null
  currency: string
}

/** Not one of those whose work is judged, where the sum at stake asks for that. */
export const isAnotherPerson = <C extends FourEyes, E extends Stamp>(
  sumOf: (context: C) => number,
  judged: (context: C, event: E) => readonly (string | null)[],
): Rule<C, E> => ({
  asksWho: true,
  test: ({ context, event }) =>
    context.fourEyesFrom === null ||
    sumOf(context) < context.fourEyesFrom ||
    !judged(context, event).includes(event.by.userId),
  values: ({ context }) => ({ sum: sumOf(context), from: context.fourEyesFrom, currency: context.currency }),
})

/** The host has found the one-time code right that came with the event. */
export const isCodeVerified: Rule<object, Stamp> = {
  payload: [],
  test: ({ event }) => event.verified === true,
}

export const amountOf = (event: object): number => ('amount' in event && (event.amount as number)) || 0

export const dateOf = (event: object): string => ('date' in event ? (event.date as string) : '')

export const isDatedByToday: Rule<object, Stamp> = {
  payload: ['date'],
  test: ({ event }) => dateOf(event) <= jakartaDay(event.at),
  values: ({ event }) => ({ today: jakartaDay(event.at) }),
}

/** Not before a day that the record knows. */
export const isDatedSince = <C>(first: (context: C) => string): Rule<C, Stamp> => ({
  payload: ['date'],
  test: ({ context, event }) => dateOf(event) >= first(context),
  values: ({ context }) => ({ first: first(context) }),
})
