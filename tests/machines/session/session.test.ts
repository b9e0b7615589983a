import { describe, expect, it } from 'vitest'
import { began, openSession, signedInSession, user, working } from './support.ts'

const actsFor = { id: 'b', name: 'Budi', until: '2026-11-26T01:30:00.000Z' }
const sixHours = 21_600_000
const credentials = { email: user.email, password: 'Covergate#26' }
const offer = { organizations: user.organizations, ticket: 't1' }

describe('starting', () => {
  it('B054 a stored refresh token refreshes the session', async () => {
    const session = openSession({ refreshStored: true, publicPage: false })
    expect(session.state()).toBe('resuming')
    expect(session.renewals.map(({ input }) => input)).toEqual([null])
    session.renewals[0]!.resolve(user)
    await session.until((snapshot) => snapshot.matches('signedIn'))
    expect(session.state()).toEqual(working)
    expect(session.context().user).toEqual(user)
  })

  it('B054 who is known from the page works at once, as the same person after the refresh', async () => {
    const session = openSession({ refreshStored: true, tokenStored: true, publicPage: false })
    expect(session.renewals).toEqual([])
    session.recognitions[0]!.resolve(user)
    await session.until((snapshot) => snapshot.matches('signedIn'))
    expect(session.state()).toEqual({ signedIn: { ...working.signedIn, tokens: 'refreshing' } })
    expect(session.renewals.map(({ input }) => input)).toEqual([user])
    session.renewals[0]!.resolve(structuredClone(user))
    await session.until((snapshot) => snapshot.matches({ signedIn: { tokens: 'fresh' } }))
    expect(session.context().user).toBe(user)
  })

  it('B055 a refresh that fails destroys the session and says so 1200 ms later', async () => {
    const session = openSession({ refreshStored: true })
    session.renewals[0]!.reject(new Error('refused'))
    await session.until((snapshot) => snapshot.matches('signedOut'))
    session.clock.increment(1_199)
    expect(session.done).toEqual(['forget session'])
    session.clock.increment(1)
    expect(session.done).toEqual(['forget session', 'announce expiry'])
    expect(session.context().reason).toBe('expired')
  })

  it('B056 no refresh token destroys the session, in silence on a public page', () => {
    const session = openSession()
    session.clock.increment(10_000)
    expect(session.state()).toEqual({ signedOut: 'silent' })
    expect(session.done).toEqual(['forget session'])
  })

  it('B024 no session on any other page is told', () => {
    const session = openSession({ publicPage: false })
    session.clock.increment(1_200)
    expect(session.state()).toEqual({ signedOut: 'silent' })
    expect(session.done).toEqual(['forget session', 'announce expiry'])
  })

  it('B062 a stored time already past logs out at once, before the load could extend it', () => {
    const session = openSession({ refreshStored: true, lastRefresh: began - 1 })
    expect(session.state()).toEqual({ signedOut: 'announcing' })
    expect(session.renewals).toEqual([])
    expect(session.context().reason).toBe('inactive')
  })

  it('B064 on the internal portal the past time is no hindrance', () => {
    const session = openSession({ refreshStored: true, lastRefresh: began - 1, internalPortal: true })
    expect(session.state()).toBe('resuming')
  })
})

describe('the page', () => {
  it('B066 a changed portal version drops what is stored and reloads, with the session kept', () => {
    const session = openSession({ versionChanged: true, refreshStored: true, lastRefresh: began - 1 })
    session.clock.increment(10_000)
    expect(session.state()).toBe('reloading')
    expect(session.done).toEqual(['drop persisted', 'reload page'])
    expect(session.renewals).toEqual([])
  })

  it.each([true, false])('B007 crossing the threshold of the layouts reloads (signed in: %s)', async (isSignedIn) => {
    const session = isSignedIn ? await signedInSession() : openSession()
    session.done.length = 0
    session.actor.send({ type: 'viewport.crossed' })
    expect(session.state()).toBe('reloading')
    expect(session.done).toEqual(['reload page'])
  })
})

describe('signing in', () => {
  it('B050 who is back from the identity provider is signed in by what it has told the server', async () => {
    const session = openSession({ backFromProvider: true })
    expect(session.state()).toEqual({ signingIn: 'byProvider' })
    expect(session.signIns.map(({ input }) => input)).toEqual([{ provider: true }])
    session.signIns[0]!.resolve({ user })
    await session.until((snapshot) => snapshot.matches('signedIn'))
    expect(session.context().user).toEqual(user)
  })

  it('B050 B047 the identity provider may know a member of several organisations', async () => {
    const session = openSession({ backFromProvider: true })
    session.signIns[0]!.resolve(offer)
    await session.until((snapshot) => snapshot.matches('choosingOrganisation'))
    session.actor.send({ type: 'organisation.chosen', organization: 'o1' })
    expect(session.signIns[1]!.input).toEqual({ organization: 'o1', ticket: 't1' })
  })

  it('a link that only looks like the way back ends no session', () => {
    const session = openSession({ backFromProvider: true, refreshStored: true })
    expect(session.state()).toBe('resuming')
    expect(session.signIns).toEqual([])
  })

  it('an account that was never activated goes on with the code that was mailed', async () => {
    const verification = { email: user.email, ticket: 't2', resendAfter: 60, expiresAfter: 600 }
    const session = openSession()
    session.actor.send({ type: 'credentials.submitted', credentials })
    session.signIns[0]!.resolve({ verification })
    await session.until((snapshot) => snapshot.matches('unverified'))
    expect(session.context().verification).toEqual(verification)
    session.actor.send({ type: 'activation.begun' })
    expect(session.state()).toEqual({ signedOut: 'silent' })
    expect(session.context().verification).toBeNull()
  })

  it('B048 one organisation signs in directly', async () => {
    const session = openSession()
    session.actor.send({ type: 'credentials.submitted', credentials })
    expect(session.state()).toEqual({ signingIn: 'byPassword' })
    expect(session.signIns.map(({ input }) => input)).toEqual([credentials])
    session.signIns[0]!.resolve({ user })
    await session.until((snapshot) => snapshot.matches('signedIn'))
    expect(session.context().user).toEqual(user)
  })

  it('B047 several organisations are offered, and the choice goes with the ticket of the offer', async () => {
    const session = openSession()
    session.actor.send({ type: 'credentials.submitted', credentials })
    session.signIns[0]!.resolve(offer)
    await session.until((snapshot) => snapshot.matches('choosingOrganisation'))
    expect(session.context().offer).toEqual(offer)
    session.actor.send({ type: 'organisation.chosen', organization: 'o1' })
    expect(session.signIns[1]!.input).toEqual({ organization: 'o1', ticket: 't1' })
    session.signIns[1]!.resolve({ user })
    await session.until((snapshot) => snapshot.matches('signedIn'))
    expect(session.context().offer).toBeNull()
  })

  it('gives the choice up when the person does', async () => {
    const session = openSession()
    session.actor.send({ type: 'credentials.submitted', credentials })
    session.signIns[0]!.resolve(offer)
    await session.until((snapshot) => snapshot.matches('choosingOrganisation'))
    session.actor.send({ type: 'choice.abandoned' })
    expect(session.state()).toEqual({ signedOut: 'silent' })
    expect(session.context().offer).toBeNull()
  })

  it('B051 a refusal is kept for the person to read, until the next try', async () => {
    const session = openSession()
    session.actor.send({ type: 'credentials.submitted', credentials })
    session.signIns[0]!.reject({ code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials', status: 401 })
    await session.until((snapshot) => snapshot.matches('signedOut'))
    expect(session.context().failure).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials' })
    session.actor.send({ type: 'credentials.submitted', credentials })
    expect(session.context().failure).toBeNull()
  })

  it('knows a failure that is none of the server', async () => {
    const session = openSession()
    session.actor.send({ type: 'credentials.submitted', credentials })
    session.signIns[0]!.reject(new Error('no worker'))
    await session.until((snapshot) => snapshot.matches('signedOut'))
    expect(session.context().failure).toEqual({ code: 'UNKNOWN', message: '' })
  })
})

describe('tokens', () => {
  it('B052 are refreshed every 600000 ms', async () => {
    const session = await signedInSession()
    session.clock.increment(599_999)
    expect(session.renewals).toHaveLength(1)
    session.clock.increment(1)
    expect(session.renewals.map(({ input }) => input)).toEqual([null, user])
    session.renewals[1]!.resolve({ ...user, permissions: [] })
    await session.until((snapshot) => snapshot.matches({ signedIn: { tokens: 'fresh' } }))
    expect(session.context().user?.permissions).toEqual([])
    session.clock.increment(600_000)
    expect(session.renewals).toHaveLength(3)
  })

  it('B053 B069 a refresh that fails destroys the session', async () => {
    const session = await signedInSession()
    session.clock.increment(600_000)
    session.renewals[1]!.reject(new Error('refused'))
    await session.until((snapshot) => snapshot.matches('signedOut'))
    expect(session.context()).toMatchObject({ user: null, reason: 'expired' })
    expect(session.done).toEqual(['end on server', 'forget session'])
  })

  it('B057 parallel calls that met an expired token share one refresh', async () => {
    const session = await signedInSession()
    for (let call = 0; call < 3; call++) session.actor.send({ type: 'token.expired' })
    expect(session.renewals).toHaveLength(2)
  })

  it("B058 B059 a refresh after an expired token that fails sets 'jwt expired' and announces the expiry once", async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'token.expired' })
    session.renewals[1]!.reject(new Error('refused'))
    await session.until((snapshot) => snapshot.matches('signedOut'))
    session.clock.increment(10_000)
    expect(session.context().message).toBe('jwt expired')
    expect(session.done.filter((thing) => thing === 'announce expiry')).toHaveLength(1)
  })
})

describe('presence', () => {
  it('B061 each sign of life moves the end to six hours from then', async () => {
    const session = await signedInSession()
    expect(session.watched()).toEqual(user)
    session.actor.send({ type: 'activity.seen', at: began })
    session.actor.send({ type: 'activity.seen', at: began + 5_000 })
    expect(session.context().lastRefresh).toBe(began + 5_000 + sixHours)
    expect(session.done).toEqual([`store activity until ${sixHours}`, `store activity until ${sixHours + 5_000}`])
  })

  it('B060 B063 six hours without one log out, and 1200 ms later say so', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'activity.seen', at: began })
    await passTime(session, sixHours - 1)
    expect(session.state()).toEqual(working)
    await passTime(session, 1)
    expect(session.state()).toEqual({ signedOut: 'announcing' })
    expect(session.done).not.toContain('announce expiry')
    session.clock.increment(1_200)
    expect(session.done.at(-1)).toBe('announce expiry')
    expect(session.context().reason).toBe('inactive')
  })

  it('B060 counts from the last sign of life', async () => {
    const session = await signedInSession()
    await passTime(session, sixHours - 1_000)
    session.actor.send({ type: 'activity.seen', at: began + sixHours - 1_000 })
    await passTime(session, sixHours - 1)
    expect(session.state()).toEqual(working)
    await passTime(session, 1)
    expect(session.state()).toEqual({ signedOut: 'announcing' })
  })

  it('B062 a sign of life after the end, as on a computer that slept, comes too late', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'activity.seen', at: began })
    session.actor.send({ type: 'activity.seen', at: began + sixHours + 1 })
    expect(session.state()).toEqual({ signedOut: 'announcing' })
    expect(session.context().lastRefresh).toBeNull()
  })

  it('B064 the internal portal has no such end', async () => {
    const session = await signedInSession({ internalPortal: true })
    session.actor.send({ type: 'activity.seen', at: began })
    await passTime(session, 2 * sixHours)
    expect(session.state()).toEqual(working)
  })
})

describe('working', () => {
  it('a changed profile is shown and stored', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'profile.changed', user: { fullName: 'Sri Rahayu' } })
    expect(session.state()).toEqual(working)
    expect(session.context().user).toEqual({ ...user, fullName: 'Sri Rahayu' })
    expect(session.done).toEqual(['store user Sri Rahayu'])
  })

  it('another organisation is entered anew, with no word to the server of an end', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'session.switched', to: { organization: 'o2' } })
    expect(session.state()).toEqual({ signedIn: { ...working.signedIn, organisation: 'switching' } })
    expect(session.switches[0]!.input).toEqual({ organization: 'o2' })
    session.switches[0]!.resolve()
    await session.until((snapshot) => snapshot.matches('reentering'))
    expect(session.done).toEqual(['open entrance'])
  })

  it('who ends acting for another stays on the page, which is loaded anew', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'profile.changed', user: { actsFor } })
    session.done.length = 0
    session.actor.send({ type: 'session.switched', to: { actFor: null } })
    session.switches[0]!.resolve()
    await session.until((snapshot) => snapshot.matches('reloading'))
    expect(session.done).toEqual(['reload page'])
  })

  it.each([
    ['acts for nobody any more', { actsFor }, user],
    ['acts for somebody now', {}, { ...user, actsFor }],
  ])('a page whose person %s is loaded anew, before it asks anything more', async (_, before, after) => {
    const session = await signedInSession()
    session.actor.send({ type: 'profile.changed', user: before })
    session.done.length = 0
    session.actor.send({ type: 'token.expired' })
    session.renewals.at(-1)!.resolve(after)
    await session.until((snapshot) => snapshot.matches('reloading'))
    expect(session.done).toEqual(['reload page'])
  })

  it('an organisation that cannot be entered is told, and the work goes on', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'session.switched', to: { organization: 'o2' } })
    session.switches[0]!.reject({ code: 'FORBIDDEN', message: 'No longer a member' })
    await session.until((snapshot) => snapshot.matches({ signedIn: { organisation: 'kept' } }))
    expect(session.state()).toEqual(working)
    expect(session.done).toEqual(['announce FORBIDDEN'])
  })
})

describe('ending', () => {
  it('B071 an account that is refused is signed out in silence', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'account.refused' })
    session.clock.increment(10_000)
    expect(session.state()).toEqual({ signedOut: 'silent' })
    expect(session.context()).toMatchObject({ user: null, reason: 'chosen' })
    expect(session.done).toEqual(['end on server', 'forget session'])
  })

  it('a session that another tab has replaced is entered anew', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'session.replacedElsewhere' })
    expect(session.state()).toBe('reentering')
    expect(session.done).toEqual(['open entrance'])
  })

  it('B010 Log Out asks: No keeps the session', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'signOut.requested' })
    expect(session.state()).toEqual({ signedIn: { ...working.signedIn, departure: 'asked' } })
    session.actor.send({ type: 'signOut.declined' })
    expect(session.state()).toEqual(working)
    expect(session.done).toEqual([])
  })

  it('B010 Log Out asks: Yes destroys it, in silence', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'signOut.requested' })
    session.actor.send({ type: 'signOut.confirmed' })
    session.clock.increment(10_000)
    expect(session.state()).toEqual({ signedOut: 'silent' })
    expect(session.context()).toMatchObject({ user: null, reason: 'chosen' })
    expect(session.done).toEqual(['end on server', 'forget session'])
  })

  it.each(['cookie.missed', 'session.refused'] as const)('B065 %s logs out and says so', async (type) => {
    const session = await signedInSession()
    session.actor.send({ type })
    session.clock.increment(1_200)
    expect(session.context().reason).toBe('expired')
    expect(session.done).toEqual(['end on server', 'forget session', 'announce expiry'])
  })

  it('a log-out in another tab is one here, in silence', async () => {
    const session = await signedInSession()
    session.actor.send({ type: 'session.endedElsewhere' })
    session.clock.increment(10_000)
    expect(session.state()).toEqual({ signedOut: 'silent' })
    expect(session.done).not.toContain('announce expiry')
  })
})

/** Lets time pass with every periodic refresh answered. */
const passTime = async (session: Awaited<ReturnType<typeof signedInSession>>, milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 600_000) {
    session.clock.increment(Math.min(left, 600_000))
    session.renewals.at(-1)!.resolve(user)
    await session.until((snapshot) => !snapshot.matches({ signedIn: { tokens: 'refreshing' } }))
  }
}
