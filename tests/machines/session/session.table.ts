import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { SessionContext, SessionInput, User } from '../../../machines/session/session.types.ts'
import type { DecisionTable, Outcome, Situation } from '../support/table.ts'
import { began, user } from './support.ts'

type Then = Outcome<SessionContext>

const sixHours = 21_600_000
const credentials = { email: user.email, password: 'Covergate#26' }
const offer = { organizations: user.organizations, ticket: 't1' }
const verification = { email: user.email, ticket: 't2', resendAfter: 60, expiresAfter: 600 }
const renewed = { ...user, permissions: [] }
const acting = { ...user, actsFor: { id: 'b', name: 'Budi', until: '2026-11-26T01:30:00.000Z' } }
const renamed = { ...user, fullName: 'Sri Rahayu' }
const wrong = { code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials' }
const noMember = { code: 'FORBIDDEN', message: 'No longer a member' }

const nobody: SessionInput = {
  refreshStored: false,
  tokenStored: false,
  lastRefresh: null,
  now: began,
  publicPage: true,
  backFromProvider: false,
  versionChanged: false,
  internalPortal: false,
}

/** The address is opened, and this is what comes of what the browser has stored; only what the outcome says is known besides. */
const arriving = (given: Partial<SessionInput>, { knows, asks = [], ...outcome }: Then & { to: string }) => {
  const input = { ...nobody, ...given }
  const { lastRefresh, internalPortal, ...arrival } = input
  const unknown = { user: null, offer: null, verification: null, failure: null, reason: 'none' as const, message: null }
  return {
    ...outcome,
    input,
    knows: { arrival, ...unknown, lastRefresh, internalPortal, ...knows },
    asks: [['watchViewport'] as [string], ...asks],
  }
}
const resumed: Then & { to: string } = { to: 'resuming', asks: [['renew', null]] }
const recognised: Then & { to: string } = { to: 'recognising', asks: [['recognise']], waits: [1_000] }
const byProvider: Then & { to: string } = { to: 'asked by provider', asks: [['authenticate', { provider: true }]] }
const reloaded: Then & { to: string } = { to: 'reloading', does: ['dropPersisted', 'reloadPage'] }
const inSilence: Then & { to: string } = { to: 'signed out', knows: { lastRefresh: null }, does: ['forgetSession'] }
const aloud = (reason: 'expired' | 'inactive'): Then & { to: string } => ({
  to: 'announcing',
  knows: { lastRefresh: null, reason },
  does: ['forgetSession'],
  waits: [1_200],
})

const signingIn = ['credentials', 'an organisation is chosen', 'the choice is given up', 'the activation begins']
const leaving = ['Log Out', 'No', 'Yes']
const aliveAt = ['a sign of life', 'a sign of life 6 h later', 'a sign of life 6 h and 1 ms later']
const around = [
  ...aliveAt,
  'the token has expired',
  'the cookie is missing',
  'the session is refused',
  'the account is refused',
  'ended in another tab',
  'replaced in another tab',
  'another organisation',
  'the profile is changed',
]
const working = [...around, ...leaving]

const crossing: Record<string, Then> = { 'the layout is another': { to: 'reloading', does: ['reloadPage'] } }
const asking: Record<string, Then> = { credentials: { to: 'asked by password', asks: [['authenticate', credentials]] } }
const admitted: Then = { to: 'working', knows: { user }, asks: [['watch', user]], waits: [600_000, sixHours] }
const answered: Record<string, Then> = {
  'it is the person': admitted,
  'a member of several organisations': { to: 'choosing', knows: { offer } },
  'an account never activated': { to: 'unverified', knows: { verification } },
  'it is not the person': { to: 'signed out', knows: { failure: wrong }, does: ['forgetSession'] },
}

/** Who works and is signed out, aloud or in silence; the server is told unless it was the one to say so, as in another tab. */
const gone = (reason: 'expired' | 'inactive' | 'chosen', also: Partial<SessionContext> = {}): Then => ({
  to: reason === 'chosen' ? 'signed out' : 'announcing',
  knows: { user: null, reason, ...also },
  does: ['endOnServer', 'forgetSession'],
  ...(reason !== 'chosen' && { waits: [1_200] }),
})
const extended = (until: number, known = true): Then => ({
  ...(known && { knows: { lastRefresh: until } }),
  does: [['storeActivity', until]],
  waits: [sixHours],
})
const ends = (also: Partial<SessionContext> = {}): Record<string, Then> => ({
  ...crossing,
  'the cookie is missing': gone('expired', also),
  'the session is refused': gone('expired', also),
  'the account is refused': gone('chosen', also),
  'ended in another tab': { ...gone('chosen', also), does: ['forgetSession'] },
  'replaced in another tab': { to: 'reentering', does: ['openEntrance'] },
  'the profile is changed': { knows: { user: renamed }, does: [['storeUser', renamed]] },
})
const anew: Then = { to: 'reloading', does: ['reloadPage'] }

const nameOf = (...lives: (string | false)[]) => lives.filter(Boolean).join(', ') || 'working'
const flags = [false, true]
const lives = flags.flatMap((isRefreshing) =>
  flags.flatMap((isSwitching) => flags.map((isAsked) => ({ isRefreshing, isSwitching, isAsked }))),
)
type Lives = (typeof lives)[number]
const named = ({ isRefreshing, isSwitching, isAsked }: Lives) =>
  nameOf(isRefreshing && 'refreshing', isSwitching && 'switching', isAsked && 'asked')

/** Somebody works; that a token is refreshed, an organisation entered or Log Out asked for does not touch the others. */
const atWork = (now: Lives, who: User = user): Situation<SessionContext> => {
  const { isRefreshing, isSwitching, isAsked } = now
  const to = (other: Partial<Lives>) => named({ ...now, ...other })
  const fresh: Then = { to: to({ isRefreshing: false }), waits: [600_000] }
  const isActing = who.actsFor !== undefined
  const changed = { ...who, fullName: renamed.fullName }
  return {
    in: named(now),
    by: [
      'a session is stored, of nobody seen yet',
      isActing ? 'a new pair of who acts for another' : 'a new pair',
      ...(isSwitching ? ['another organisation'] : []),
      ...(isRefreshing ? ['the token has expired'] : []),
      ...(isAsked ? ['Log Out'] : []),
    ],
    knows: { user: who, lastRefresh: null },
    rows: {
      ...ends(),
      'the profile is changed': { knows: { user: changed }, does: [['storeUser', changed]] },
      'a sign of life': extended(began + sixHours),
      'a sign of life 6 h later': extended(began + 2 * sixHours),
      'a sign of life 6 h and 1 ms later': extended(began + 2 * sixHours + 1),
      'after 21600000 ms': gone('inactive'),
      ...(isRefreshing
        ? {
            'a new pair': isActing ? anew : fresh,
            'a new pair with other permissions': isActing ? anew : { ...fresh, knows: { user: renewed } },
            'a new pair of who acts for another': isActing ? fresh : anew,
            'no new pair': gone('expired', { message: 'jwt expired' }),
          }
        : {
            'the token has expired': { to: to({ isRefreshing: true }), asks: [['renew', who]] },
            'after 600000 ms': { to: to({ isRefreshing: true }), asks: [['renew', who]] },
          }),
      ...(isSwitching
        ? {
            'a session of it': isActing ? anew : { to: 'reentering', does: ['openEntrance'] },
            'not of that one': { to: to({ isSwitching: false }), says: [{ type: 'switch.failed', failure: noMember }] },
          }
        : {
            'another organisation': {
              to: to({ isSwitching: true }),
              asks: [['switchSession', { organization: 'o2' }]],
            },
          }),
      ...(isAsked
        ? { No: { to: to({ isAsked: false }) }, Yes: gone('chosen') }
        : { 'Log Out': { to: to({ isAsked: true }) } }),
    },
    nothing: [
      ...signingIn,
      ...(isRefreshing ? ['the token has expired'] : []),
      ...(isSwitching ? ['another organisation'] : []),
      ...(isAsked ? ['Log Out'] : ['No', 'Yes']),
    ],
  }
}

/** From opening the address to being signed in, and out again. */
export const sessionTable: DecisionTable<typeof sessionMachine> = {
  proves:
    'B007 B010 B024 B047 B048 B050 B051 B052 B053 B054 B055 B056 B057 B058 B060 B061 B062 B063 B064 B065 B066 B069 B071',
  states: {
    reloading: { is: 'reloading', tags: ['busy'] },
    reentering: { is: 'reentering', tags: ['busy'] },
    recognising: { is: 'recognising', tags: ['busy'] },
    resuming: { is: 'resuming', tags: ['busy'] },
    'signed out': { is: { signedOut: 'silent' }, tags: ['settled'] },
    announcing: { is: { signedOut: 'announcing' }, tags: ['settled'] },
    'asked by password': { is: { signingIn: 'byPassword' }, tags: ['busy'] },
    'asked by provider': { is: { signingIn: 'byProvider' }, tags: ['busy'] },
    'asked by choice': { is: { signingIn: 'byChoice' }, tags: ['busy'] },
    choosing: { is: 'choosingOrganisation', tags: ['settled'] },
    unverified: { is: 'unverified', tags: ['settled'] },
    ...Object.fromEntries(
      lives.map((now) => [
        named(now),
        {
          is: {
            signedIn: {
              tokens: now.isRefreshing ? 'refreshing' : 'fresh',
              presence: 'active',
              organisation: now.isSwitching ? 'switching' : 'kept',
              departure: now.isAsked ? 'asked' : 'staying',
            },
          },
          tags: now.isRefreshing || now.isSwitching ? ['settled', 'busy'] : ['settled'],
        },
      ]),
    ),
  },
  beginnings: {
    'nothing is stored': arriving({}, inSilence),
    'nothing is stored, at a page for members': arriving({ publicPage: false }, aloud('expired')),
    'nothing is stored but an old time': arriving({ lastRefresh: began - 1 }, inSilence),
    'a session is stored, of nobody seen yet': arriving({ refreshStored: true, publicPage: false }, resumed),
    'a session is stored, till this very moment': arriving({ refreshStored: true, lastRefresh: began }, resumed),
    'a session is stored, and its time is past': arriving(
      { refreshStored: true, lastRefresh: began - 1 },
      aloud('inactive'),
    ),
    'a session is stored, and its token': arriving(
      { refreshStored: true, tokenStored: true, publicPage: false },
      recognised,
    ),
    'a token is stored, and its time is past': arriving(
      { refreshStored: true, tokenStored: true, lastRefresh: began - 1 },
      aloud('inactive'),
    ),
    'a token alone is stored': arriving({ tokenStored: true }, inSilence),
    'the time is past, at the internal portal': arriving(
      { refreshStored: true, lastRefresh: began - 1, internalPortal: true },
      resumed,
    ),
    'back from the provider': arriving({ backFromProvider: true }, byProvider),
    'back from the provider, at a page for members': arriving(
      { backFromProvider: true, publicPage: false },
      byProvider,
    ),
    'back from the provider, and a session is stored': arriving(
      { backFromProvider: true, refreshStored: true },
      resumed,
    ),
    'another version': arriving({ versionChanged: true }, reloaded),
    'another version, whatever else': arriving(
      { versionChanged: true, refreshStored: true, lastRefresh: began - 1, backFromProvider: true },
      reloaded,
    ),
  },
  events: {
    credentials: { type: 'credentials.submitted', credentials },
    'an organisation is chosen': { type: 'organisation.chosen', organization: 'o2' },
    'the choice is given up': { type: 'choice.abandoned' },
    'the activation begins': { type: 'activation.begun' },
    'the token has expired': { type: 'token.expired' },
    'the cookie is missing': { type: 'cookie.missed' },
    'the session is refused': { type: 'session.refused' },
    'the account is refused': { type: 'account.refused' },
    'ended in another tab': { type: 'session.endedElsewhere' },
    'replaced in another tab': { type: 'session.replacedElsewhere' },
    'a sign of life': { type: 'activity.seen', at: began },
    'a sign of life 6 h later': { type: 'activity.seen', at: began + sixHours },
    'a sign of life 6 h and 1 ms later': { type: 'activity.seen', at: began + sixHours + 1 },
    'Log Out': { type: 'signOut.requested' },
    No: { type: 'signOut.declined' },
    Yes: { type: 'signOut.confirmed' },
    'another organisation': { type: 'session.switched', to: { organization: 'o2' } },
    'the profile is changed': { type: 'profile.changed', user: { fullName: 'Sri Rahayu' } },
    'the layout is another': { type: 'viewport.crossed' },
  },
  answers: {
    recognise: {
      'the page was told who it is': { output: user },
      'the page was told nothing': { output: null },
      'the page cannot tell': { error: new Error('unreadable') },
    },
    authenticate: {
      'it is the person': { output: { user } },
      'a member of several organisations': { output: offer },
      'an account never activated': { output: { verification } },
      'it is not the person': { error: { ...wrong, status: 401 } },
    },
    renew: {
      'a new pair': { output: user },
      'a new pair with other permissions': { output: renewed },
      'a new pair of who acts for another': { output: acting },
      'no new pair': { error: new Error('refused') },
    },
    switchSession: { 'a session of it': { output: undefined }, 'not of that one': { error: noMember } },
  },
  host: {
    dropPersisted: null,
    reloadPage: null,
    openEntrance: null,
    storeActivity: 'lastRefresh',
    storeUser: 'user',
    endOnServer: null,
    forgetSession: null,
  },
  situations: {
    'nobody is signed in': {
      in: 'signed out',
      by: ['nothing is stored'],
      rows: { ...crossing, ...asking },
      nothing: [...signingIn.slice(1), ...working],
    },
    'it will be told that the session is over': {
      in: 'announcing',
      by: ['nothing is stored, at a page for members'],
      rows: { ...crossing, ...asking, 'after 1200 ms': { to: 'signed out', says: [{ type: 'expiry.announced' }] } },
      nothing: [...signingIn.slice(1), ...working],
    },
    'who is it, by what the page was told': {
      in: 'recognising',
      by: ['a session is stored, and its token'],
      rows: {
        ...crossing,
        'the page was told who it is': {
          to: 'refreshing',
          knows: { user, lastRefresh: began + sixHours },
          asks: [
            ['watch', user],
            ['renew', user],
          ],
          does: [['storeActivity', began + sixHours]],
          waits: [sixHours],
        },
        'the page was told nothing': resumed,
        'the page cannot tell': resumed,
        'after 1000 ms': resumed,
      },
      nothing: [...signingIn, ...working],
    },
    'who is it, by the stored session': {
      in: 'resuming',
      by: ['a session is stored, of nobody seen yet'],
      rows: {
        ...crossing,
        'a new pair': admitted,
        'a new pair with other permissions': { ...admitted, knows: { user: renewed }, asks: [['watch', renewed]] },
        'a new pair of who acts for another': { ...admitted, knows: { user: acting }, asks: [['watch', acting]] },
        'no new pair': { to: 'announcing', knows: { reason: 'expired' }, does: ['forgetSession'], waits: [1_200] },
      },
      nothing: [...signingIn, ...working],
    },
    'who is it, by a time that ends': {
      in: 'resuming',
      by: ['a session is stored, till this very moment'],
      rows: {
        ...crossing,
        'a new pair': admitted,
        'a new pair with other permissions': { ...admitted, knows: { user: renewed }, asks: [['watch', renewed]] },
        'a new pair of who acts for another': { ...admitted, knows: { user: acting }, asks: [['watch', acting]] },
        'no new pair': {
          to: 'announcing',
          knows: { reason: 'expired', lastRefresh: null },
          does: ['forgetSession'],
          waits: [1_200],
        },
      },
      nothing: [...signingIn, ...working],
    },
    'who is it, by password': {
      in: 'asked by password',
      by: ['nothing is stored', 'credentials'],
      rows: { ...crossing, ...answered },
      nothing: [...signingIn, ...working],
    },
    'who is it, by the provider': {
      in: 'asked by provider',
      by: ['back from the provider'],
      rows: { ...crossing, ...answered },
      nothing: [...signingIn, ...working],
    },
    'it was somebody else': {
      in: 'signed out',
      by: ['nothing is stored', 'credentials', 'it is not the person'],
      knows: { failure: wrong },
      rows: { ...crossing, credentials: { ...asking['credentials'], knows: { failure: null } } },
      nothing: [...signingIn.slice(1), ...working],
    },
    'for which organisation': {
      in: 'choosing',
      by: ['nothing is stored', 'credentials', 'a member of several organisations'],
      rows: {
        ...crossing,
        'an organisation is chosen': {
          to: 'asked by choice',
          asks: [['authenticate', { organization: 'o2', ticket: 't1' }]],
        },
        'the choice is given up': { to: 'signed out', knows: { offer: null }, does: ['forgetSession'] },
      },
      nothing: ['credentials', 'the activation begins', ...working],
    },
    'who is it, by the choice': {
      in: 'asked by choice',
      by: ['nothing is stored', 'credentials', 'a member of several organisations', 'an organisation is chosen'],
      rows: {
        ...crossing,
        'it is the person': { ...admitted, knows: { user, offer: null } },
        'a member of several organisations': { to: 'choosing' },
        'an account never activated': { to: 'unverified', knows: { verification } },
        'it is not the person': {
          to: 'signed out',
          knows: { failure: wrong, offer: null },
          does: ['forgetSession'],
        },
      },
      nothing: [...signingIn, ...working],
    },
    'an account that must be activated first': {
      in: 'unverified',
      by: ['nothing is stored', 'credentials', 'an account never activated'],
      rows: {
        ...crossing,
        'the activation begins': { to: 'signed out', knows: { verification: null }, does: ['forgetSession'] },
      },
      nothing: ['credentials', 'an organisation is chosen', 'the choice is given up', ...working],
    },
    'for which organisation, by the provider': {
      in: 'choosing',
      by: ['back from the provider', 'a member of several organisations'],
      rows: {
        ...crossing,
        'an organisation is chosen': {
          to: 'asked by choice',
          asks: [['authenticate', { organization: 'o2', ticket: 't1' }]],
        },
        'the choice is given up': { to: 'signed out', knows: { offer: null }, does: ['forgetSession'] },
      },
      nothing: ['credentials', 'the activation begins', ...working],
    },
    'an account of the provider that must be activated first': {
      in: 'unverified',
      by: ['back from the provider', 'an account never activated'],
      rows: {
        ...crossing,
        'the activation begins': { to: 'signed out', knows: { verification: null }, does: ['forgetSession'] },
      },
      nothing: ['credentials', 'an organisation is chosen', 'the choice is given up', ...working],
    },
    'who is it, after a refresh that failed': {
      in: 'asked by password',
      by: [
        'a session is stored, of nobody seen yet',
        'a new pair',
        'the token has expired',
        'no new pair',
        'credentials',
      ],
      knows: { message: 'jwt expired', reason: 'expired' },
      rows: { ...crossing, ...answered, 'it is the person': { ...admitted, knows: { user, message: null } } },
      nothing: [...signingIn, ...working],
    },
    ...Object.fromEntries(lives.map((now) => [`somebody works (${named(now)})`, atWork(now)])),
    ...Object.fromEntries(
      lives
        .filter(({ isAsked }) => !isAsked)
        .map((now) => [`somebody acts for another (${named(now)})`, atWork(now, acting)]),
    ),
    'somebody works and was seen': {
      in: 'working',
      by: ['a session is stored, of nobody seen yet', 'a new pair', 'a sign of life'],
      rows: {
        ...ends({ lastRefresh: null }),
        'a sign of life': extended(began + sixHours, false),
        'a sign of life 6 h later': extended(began + 2 * sixHours),
        'a sign of life 6 h and 1 ms later': gone('inactive', { lastRefresh: null }),
        'after 21600000 ms': gone('inactive', { lastRefresh: null }),
        'the token has expired': { to: 'refreshing', asks: [['renew', user]] },
        'after 600000 ms': { to: 'refreshing', asks: [['renew', user]] },
        'another organisation': { to: 'switching', asks: [['switchSession', { organization: 'o2' }]] },
        'Log Out': { to: 'asked' },
      },
      nothing: [...signingIn, 'No', 'Yes'],
    },
    'somebody works at the internal portal': {
      in: 'working',
      by: ['the time is past, at the internal portal', 'a new pair', 'a sign of life'],
      rows: {
        ...ends({ lastRefresh: null }),
        'a sign of life': extended(began + sixHours, false),
        'a sign of life 6 h later': extended(began + 2 * sixHours),
        'a sign of life 6 h and 1 ms later': extended(began + 2 * sixHours + 1),
        'after 21600000 ms': {},
        'the token has expired': { to: 'refreshing', asks: [['renew', user]] },
        'after 600000 ms': { to: 'refreshing', asks: [['renew', user]] },
        'another organisation': { to: 'switching', asks: [['switchSession', { organization: 'o2' }]] },
        'Log Out': { to: 'asked' },
      },
      nothing: [...signingIn, 'No', 'Yes'],
    },
    'the page is being loaded': {
      in: 'reloading',
      by: ['another version'],
      rows: { 'the layout is another': { does: ['reloadPage'] } },
      nothing: [...signingIn, ...working],
    },
    'the entrance is being opened': {
      in: 'reentering',
      by: ['a session is stored, of nobody seen yet', 'a new pair', 'replaced in another tab'],
      rows: crossing,
      nothing: [...signingIn, ...working],
    },
  },
}
