import { accessSetup } from './access.setup.ts'

export const accessMachine = accessSetup.createMachine({
  id: 'access',
  description: 'What is shown at an address of the session: its page, or why not',
  context: ({ input }) => input,
  initial: 'judging',
  on: {
    'path.opened': { target: '.judging', actions: { type: 'keepPath', params: ({ event }) => event } },
    'presence.changed': { target: '.judging', actions: { type: 'keepPresence', params: ({ event }) => event } },
  },
  states: {
    judging: {
      description: 'The first reason against the page decides: the session, then the account, the page, the permission',
      always: [
        { guard: 'isStarting', target: 'starting' },
        { guard: 'isNobody', target: 'expired' },
        { guard: 'isAccountUnfit', target: 'accountRefused' },
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'isForbidden', target: 'forbidden' },
        { guard: 'isPageUnfit', target: 'pageRefused' },
        { target: 'granted' },
      ],
    },
    starting: { description: 'It is not known yet who is there', tags: 'busy' },
    expired: { description: 'Nobody is signed in: the sign-in page, and from there back to here', tags: 'failed' },
    granted: { description: 'The page is shown', tags: 'settled' },
    unknown: { description: 'There is no such page: 404 within the session', tags: 'failed' },
    forbidden: {
      description: 'The person may not open this page and is told so',
      tags: 'failed',
      initial: 'placing',
      states: {
        placing: {
          description: 'Where to instead',
          always: [{ guard: 'hasLanding', target: 'redirected' }, { target: 'stranded' }],
        },
        redirected: { description: 'The way leads on to the landing page' },
        stranded: { description: 'There is no landing page either: the error page' },
      },
    },
    pageRefused: {
      description: 'The page is not for the mobile layout: it is refused, the session stays',
      tags: 'failed',
    },
    accountRefused: { description: 'The account is not for the mobile layout: it is logged out', tags: 'failed' },
  },
})
