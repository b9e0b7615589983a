import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.machine.ts'
import type {
  SessionEvent,
  SessionInput,
  SignInAnswer,
  SessionSwitch,
  SignInAttempt,
  User,
} from '../../../machines/session/session.types.ts'
import type { SessionSnapshot } from '../../../machines/session/session.view.ts'

export const user: User = {
  id: 'u1',
  fullName: 'Sri Wahyuni',
  email: 'broker@covergate.test',
  phone: null,
  profileImage: null,
  locale: 'en',
  timeZone: null,
  caseMails: 'atOnce',
  toured: true,
  role: 'broker',
  roles: ['broker'],
  permissions: ['bank.list'],
  organization: {
    id: 'o1',
    code: 'NB',
    name: 'Nusantara Broker',
    kind: 'broker',
    logo: null,
    colorTheme: { primary: '#0a5a8a' },
    industry: null,
    productCategories: [{ id: '11', code: 'CL', name: 'Credit Life', slug: 'credit-life' }],
  },
  organizations: [{ id: 'o1', code: 'NB', name: 'Nusantara Broker', kind: 'broker', logo: null }],
}

export const began = Date.parse('2026-03-02T01:00:00.000Z')

const fresh: SessionInput = {
  refreshStored: false,
  tokenStored: false,
  lastRefresh: null,
  now: began,
  publicPage: true,
  backFromProvider: false,
  versionChanged: false,
  internalPortal: false,
}

/** A promise that the test settles. */
const question = <Asked, Answer>() => {
  const asked: { input: Asked; resolve(answer: Answer): void; reject(error: unknown): void }[] = []
  const logic = fromPromise<Answer, Asked>(
    ({ input }) => new Promise<Answer>((resolve, reject) => asked.push({ input, resolve, reject })),
  )
  return { asked, logic }
}

/** A session whose outside world the test plays, with time that only moves when it says so. */
export const openSession = (input: Partial<SessionInput> = {}) => {
  const clock = new SimulatedClock()
  const done: string[] = []
  const authenticate = question<SignInAttempt, SignInAnswer>()
  const switchSession = question<SessionSwitch, void>()
  const recognise = question<unknown, User | null>()
  const renew = question<User | null, User>()
  let watched: User | null = null
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        authenticate: authenticate.logic,
        recognise: recognise.logic,
        renew: renew.logic,
        switchSession: switchSession.logic,
        watch: fromCallback<SessionEvent, User | null>(({ input: whom }) => {
          watched = whom
        }),
        watchViewport: fromCallback<SessionEvent>(() => {}),
      },
      actions: {
        dropPersisted: () => done.push('drop persisted'),
        reloadPage: () => done.push('reload page'),
        openEntrance: () => done.push('open entrance'),
        storeUser: ({ context }) => done.push(`store user ${context.user?.fullName}`),
        storeActivity: ({ context }) => done.push(`store activity until ${context.lastRefresh! - began}`),
        endOnServer: () => done.push('end on server'),
        forgetSession: () => done.push('forget session'),
      },
    }),
    { input: { ...fresh, ...input }, clock },
  )
  actor.on('expiry.announced', () => done.push('announce expiry'))
  actor.on('switch.failed', ({ failure }) => done.push(`announce ${failure.code}`))
  actor.start()
  return {
    actor,
    clock,
    done,
    signIns: authenticate.asked,
    recognitions: recognise.asked,
    renewals: renew.asked,
    switches: switchSession.asked,
    watched: () => watched,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    until: (predicate: (snapshot: SessionSnapshot) => boolean) => waitFor(actor, predicate),
  }
}

/** A session of somebody who has just signed in. */
export const signedInSession = async (input: Partial<SessionInput> = {}) => {
  const session = openSession({ ...input, refreshStored: true })
  session.renewals[0]!.resolve(user)
  await session.until((snapshot) => snapshot.matches('signedIn'))
  session.done.length = 0
  return session
}

export const working = { signedIn: { tokens: 'fresh', presence: 'active', organisation: 'kept', departure: 'staying' } }
