import { customerActor, invitee, partnerContact } from '../kernel/actors.ts'
import { grants, isRoot } from '../kernel/grants.ts'
import type { Actor, Json, Rule, RuleArgs, Stamp } from '../kernel/types.ts'
import { jakartaDay } from './calendar.ts'

/** The rules that lifecycles share. */

export const may = (permission: string): Rule<object, Stamp> => ({
  permission,
  test: ({ event }) => grants(event.by.permissions, permission),
})

/** Somebody of one of these organisations, or the root; `other` says which involved record they are read from. */
export const isOf = <C, E extends Stamp>(
  organisationsOf: (args: RuleArgs<C, E>) => readonly Json[],
  other?: string,
): Rule<C, E> => ({
  asksWho: true,
  ...(other && { other }),
  test: (args) => {
    const { permissions, organisation } = args.event.by
    return isRoot(permissions) || organisationsOf(args).includes(organisation.id)
  },
})

/** Somebody of one of these parties of the case, by their part in it. */
export const belongsTo = <P extends string>(...parties: P[]): Rule<{ parties: Record<P, string> }, Stamp> =>
  isOf(({ context }) => parties.map((party) => context.parties[party]))

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
  values: ({ context }) => ({
    sum: sumOf(context),
    from: context.fourEyesFrom,
    currency: context.currency,
    // Words have another form for it.
    ...(context.fourEyesFrom === 0 && { context: 'always' }),
  }),
})

/** They themselves: the host sends in their name what they answer by the link that was mailed to them for this record. */
const isCorrespondent = ({ userId }: Actor): Rule<object, Stamp> => ({
  asksWho: true,
  test: ({ event }) => event.by.userId === userId,
})
export const isCustomerOfCase = isCorrespondent(customerActor)
export const isPartnerContactOfCase = isCorrespondent(partnerContact)
export const isInvitee = isCorrespondent(invitee)

/** The host has found the one-time code right that came with the event. */
export const isCodeVerified: Rule<object, Stamp> = {
  payload: [],
  test: ({ event }) => event.verified === true,
}

export const amountOf = (event: object): number => ('amount' in event && (event.amount as number)) || 0

/** Exactly a sum that is due, of which the first is told. */
export const isExactly = <C extends { currency: string }>(
  duesOf: (context: C) => (number | null)[],
): Rule<C, Stamp> => ({
  payload: ['amount'],
  test: ({ context, event }) => duesOf(context).includes(amountOf(event)),
  values: ({ context, event }) => ({
    paid: amountOf(event),
    due: duesOf(context)[0]!,
    currency: context.currency,
  }),
})

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
