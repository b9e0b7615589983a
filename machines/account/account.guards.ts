import { same } from '../fields/same.ts'
import type { Rule } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { isInvitee, isOf, may as mayWith } from '../kit/rules.ts'
import type { AccountContext } from './account.context.ts'
import type { AccountEvent } from './account.events.ts'
import { decided, stands, typedIn } from './account.view.ts'

type AccountRule = Rule<AccountContext, AccountEvent>

const may = (action: string) => mayWith(`user.${action}`)

const untilOf = (event: object): string | null =>
  'until' in event ? ((event.until as string | undefined) ?? null) : null

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayInvite: may('create'),
  mayEdit: may('edit'),
  mayLock: may('toggleLock'),
  mayClose: may('delete'),

  isOfOrganisation: isOf(({ context }: { context: AccountContext }) => [context.organisation]),
  isInvitee,

  isSameAddress: {
    payload: ['email'],
    test: ({ context, event }) => 'email' in event && event.email.toLowerCase() === context.email.toLowerCase(),
  },
  isAccountChanged: {
    payload: [...decided],
    test: ({ context, event }) => !same(typedIn(event), stands(context)),
  },
  isUntilToCome: {
    payload: ['until'],
    test: ({ event }) => (untilOf(event) ?? jakartaDay(event.at)) >= jakartaDay(event.at),
    values: ({ event }) => ({ today: jakartaDay(event.at) }),
  },
  isLockedUntil: {
    payload: ['until'],
    test: ({ event }) => untilOf(event) !== null,
  },
} satisfies Record<string, AccountRule>
