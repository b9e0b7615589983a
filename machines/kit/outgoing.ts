import type { Rule, Stamp } from '../kernel/types.ts'
import { days } from './days.ts'
import type { Payee } from './gateway.ts'

/** Money that leaves by the payment gateway: what asks for it, who lets it go, and how often it was sent. */

/** How often one sum is sent at most. */
export const mostAttempts = 5

/** Above so many times the sum from which another person approves, two do. */
const timesForTwo = 10

export type Hand = { userId: string; by: string; at: string }

/** An account that is kept with a record, and who has last changed it there. */
export type KeptAccount = Payee & { changed: Hand | null }

/** Sums are in minor units. Another currency than that of the limit counts as above it. */
export type Outgoing = {
  code: string
  amount: number
  currency: string
  /** In rupiah; null: whoever has asked for it may let it go. */
  fourEyesFrom: number | null
  payee: Payee
  requested: Hand
  /** Who has last changed to whom it goes. */
  payeeChanged: Hand
  approvals: Hand[]
  attempt: number
  /** The order that is at the gateway, or was last. */
  transfer: { reference: string; at: string } | null
}

type OutgoingRule = Rule<Outgoing>

export const handOf = ({ by, at }: Stamp): Hand => ({ userId: by.userId, by: by.name, at })

type Limited = Pick<Outgoing, 'amount' | 'currency' | 'fourEyesFrom'>

/** Whether it is above so many times the limit. */
export const isAbove = ({ amount, currency, fourEyesFrom }: Limited, times: number): boolean =>
  fourEyesFrom !== null && (currency !== 'IDR' || amount > fourEyesFrom * times)

/** How many people let it go. */
export const approvalsAsked = (outgoing: Outgoing): number => (isAbove(outgoing, timesForTwo) ? 2 : 1)

const told = ({ amount, currency, fourEyesFrom }: Outgoing) => ({
  sum: amount,
  from: fourEyesFrom,
  currency,
})

/** Above the limit not who has asked for it, or has last changed the payee; of what is always judged by another, at any sum. */
export const isAnotherThan = <C extends Outgoing>(
  hand: 'requested' | 'payeeChanged',
  isAlways: (context: C) => boolean = () => false,
): Rule<C, Stamp> => ({
  asksWho: true,
  test: ({ context, event }) =>
    (!isAlways(context) && !isAbove(context, 1)) || context[hand].userId !== event.by.userId,
  values: ({ context }) => ({
    ...told(context),
    // Words have another form for it.
    ...(isAlways(context) && { context: 'always' }),
  }),
})

const referenceOf = (event: object): unknown => ('reference' in event ? event.reference : null)

/** The rules of whatever lets money go, by the names under which charts compose them. */
export const outgoingRules = {
  isAnotherThanRequester: isAnotherThan('requested'),
  isAnotherThanPayeeChanger: isAnotherThan('payeeChanged'),
  isFirstApprovalOfTheirs: {
    asksWho: true,
    test: ({ context, event }) => context.approvals.every(({ userId }) => userId !== event.by.userId),
  },
  isLastApproval: { test: ({ context }) => context.approvals.length + 1 >= approvalsAsked(context) },
  isCurrentTransfer: {
    payload: ['reference'],
    test: ({ context, event }) => context.transfer !== null && context.transfer.reference === referenceOf(event),
  },
  hasAttemptsLeft: {
    test: ({ context }) => context.attempt < mostAttempts,
    values: () => ({ most: mostAttempts }),
  },
} satisfies Record<string, OutgoingRule>

type Args = { context: Outgoing; event: Stamp }

/** What an approval, a sending and another payee change; whoever corrects the payee has all approvals given anew. */
export const outgoingChanges = {
  keepApproval: ({ context, event }: Args) => ({ approvals: [...context.approvals, handOf(event)] }),
  keepTransfer: ({ context: { code, attempt }, event }: Args) => ({
    attempt: attempt + 1,
    transfer: { reference: `${code}-${attempt + 1}`, at: event.at },
  }),
  keepPayee: ({ event }: Args) => {
    const { bank, accountNumber, accountName } = event as Stamp & Payee
    return { payee: { bank, accountNumber, accountName }, payeeChanged: handOf(event), approvals: [] }
  },
}

/** Whether it was said or changed otherwise than by asking for the money. */
export const isAccountChanged = ({ payeeChanged, requested }: Pick<Outgoing, 'payeeChanged' | 'requested'>): boolean =>
  payeeChanged.at !== requested.at

/** For how long an account counts as new that somebody has changed: 72 hours. */
const timeNew = days(3)

/** Whether the account was changed since the request, or so shortly before it that somebody looks at it again. */
export const isAccountNew = ({ payeeChanged, requested }: Pick<Outgoing, 'payeeChanged' | 'requested'>): boolean =>
  isAccountChanged({ payeeChanged, requested }) && Date.parse(requested.at) - Date.parse(payeeChanged.at) < timeNew

/** Whether whoever lets the money go looks at the account again: it is new, and nothing has arrived or come to its end. */
export const isAccountDoubted = (
  context: Pick<Outgoing, 'payeeChanged' | 'requested'> & { payment: unknown; closing: unknown },
): boolean => isAccountNew(context) && context.payment === null && context.closing === null

/** What a person is asked for who says to whom it goes. */
export const payeeFields = {
  bank: { type: 'text', max: 60, required: true },
  accountNumber: { type: 'text', max: 34, rule: 'digits', required: true },
  accountName: { type: 'text', max: 120, rule: 'name', required: true },
} as const
