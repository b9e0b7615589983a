import type { accessMachine } from '../../../src/app/access/access.machine.ts'
import type { AccessContext } from '../../../src/app/access/access.types.ts'
import type { DecisionTable, Outcome } from '../../machines/support/table.ts'
import { nowhere, open, shut, somebody, wide } from './support.ts'

const presences = {
  'not known yet': { isStarting: true, user: null },
  nobody: { isStarting: false, user: null },
  partner: { isStarting: false, user: somebody('partner') },
  broker: { isStarting: false, user: somebody('broker') },
  guest: { isStarting: false, user: somebody('guest') },
}
const pages = { open, shut, wide, nowhere }

/**
 * In a narrow window: who stands at a page, the page, and what is shown. The broker's account is not for the mobile layout;
 * nobody but an officer may open `shut`; `wide` is not for the mobile layout; there is no page at `nowhere`; the guest has no
 * landing page.
 */
const shown: Record<keyof typeof presences, Record<keyof typeof pages, string>> = {
  'not known yet': { open: 'starting', shut: 'starting', wide: 'starting', nowhere: 'starting' },
  nobody: { open: 'expired', shut: 'expired', wide: 'expired', nowhere: 'expired' },
  partner: { open: 'granted', shut: 'redirected', wide: 'pageRefused', nowhere: 'unknown' },
  broker: { open: 'accountRefused', shut: 'accountRefused', wide: 'accountRefused', nowhere: 'accountRefused' },
  guest: { open: 'granted', shut: 'stranded', wide: 'pageRefused', nowhere: 'unknown' },
}

type Presence = keyof typeof presences
type Page = keyof typeof pages
const everybody = Object.keys(presences) as Presence[]
const everywhere = Object.keys(pages) as Page[]

const rowsOf = (who: Presence, where: Page): [string, Outcome<AccessContext>][] => [
  ...everywhere
    .filter((page) => page !== where)
    .map((page): [string, Outcome<AccessContext>] => [page, { to: shown[who][page], knows: { path: pages[page] } }]),
  ...everybody
    .filter((other) => other !== who)
    .map((other): [string, Outcome<AccessContext>] => {
      const isOtherUser = presences[other].user !== presences[who].user
      const isOtherStart = presences[other].isStarting !== presences[who].isStarting
      const { isStarting, user } = presences[other]
      const knows = { ...(isOtherUser && { user }), ...(isOtherStart && { isStarting }) }
      return [other, { to: shown[other][where], knows }]
    }),
]

/** The first reason against a page decides: the session, then the account, the page, the permission. */
export const accessTable: DecisionTable<typeof accessMachine> = {
  proves: 'B024 B030 B071 B072 B198',
  states: {
    starting: { is: 'starting', tags: ['busy'] },
    expired: { is: 'expired', tags: ['failed'] },
    granted: { is: 'granted', tags: ['settled'] },
    unknown: { is: 'unknown', tags: ['failed'] },
    redirected: { is: { forbidden: 'redirected' }, tags: ['failed'] },
    stranded: { is: { forbidden: 'stranded' }, tags: ['failed'] },
    pageRefused: { is: 'pageRefused', tags: ['failed'] },
    accountRefused: { is: 'accountRefused', tags: ['failed'] },
  },
  beginnings: Object.fromEntries(
    everybody.flatMap((who) =>
      everywhere.map((page) => {
        const input = { path: pages[page], ...presences[who] }
        return [`${who} at ${page}`, { input, to: shown[who][page], knows: input }]
      }),
    ),
  ),
  events: {
    ...Object.fromEntries(everywhere.map((page) => [page, { type: 'path.opened', path: pages[page] } as const])),
    ...Object.fromEntries(everybody.map((who) => [who, { type: 'presence.changed', ...presences[who] } as const])),
  },
  answers: {},
  situations: Object.fromEntries(
    everybody.flatMap((who) =>
      everywhere.map((where) => [
        `${who} at ${where}`,
        {
          in: shown[who][where],
          by: [`not known yet at ${where}`, who],
          rows: Object.fromEntries(rowsOf(who, where)),
          nothing: [where, who],
        },
      ]),
    ),
  ),
}
