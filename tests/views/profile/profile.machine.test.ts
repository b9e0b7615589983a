import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { openSessionsMachine } from '../../../src/views/devices/openSessions.machine.ts'
import type { Ended, OpenSessionsNotice } from '../../../src/views/devices/openSessions.types.ts'
import { chosenToEnd, isUnread, shownSessions } from '../../../src/views/devices/openSessions.view.ts'
import { profileMachine } from '../../../src/views/profile/profile.machine.ts'
import type { Devices } from '../../../src/shared/endpoints/answers/rights.ts'
import type { OpenSession, Profile } from '../../../src/shared/endpoints/answers/sessions.ts'
import type { ProfileChange, ProfileNotice } from '../../../src/views/profile/profile.types.ts'
import { isUnread as isProfileUnread, storedProfile } from '../../../src/views/profile/profile.view.ts'

const profile: Profile = {
  fullName: 'Sri Wahyuni',
  email: 'sri@covergate.test',
  phone: null,
  locale: 'en',
  timeZone: null,
  caseMails: 'atOnce',
  profileImage: null,
}

const change: ProfileChange = { details: { fullName: 'Sri W' }, picture: undefined }

describe("a person's details", () => {
  const open = (answers: { load: () => Profile; save: (given: ProfileChange) => Profile }) => {
    const notices: ProfileNotice[] = []
    const actor = createActor(
      profileMachine.provide({
        actors: {
          load: fromPromise(async () => answers.load()),
          save: fromPromise(async ({ input }) => answers.save(input)),
        },
      }),
    )
    actor.on('*', (notice) => void notices.push(notice))
    actor.start()
    return { actor, notices, until: (state: 'editing' | 'unread') => waitFor(actor, (now) => now.matches(state)) }
  }

  it('are read, saved, and shown as the server has stored them', async () => {
    const { actor, notices, until } = open({
      load: () => profile,
      save: ({ details }) => ({ ...profile, ...details }),
    })
    await until('editing')
    actor.send({ type: 'profile.submitted', change })
    const saved = await until('editing')
    expect(storedProfile(saved)).toEqual({ ...profile, fullName: 'Sri W' })
    expect(notices).toEqual([{ type: 'saved', profile: { ...profile, fullName: 'Sri W' }, change }])
  })

  it('stay as they were when saving fails, and can be saved again', async () => {
    const down = new Error('down')
    const { actor, notices, until } = open({
      load: () => profile,
      save: () => {
        throw down
      },
    })
    await until('editing')
    actor.send({ type: 'profile.submitted', change })
    const after = await until('editing')
    expect([storedProfile(after), after.can({ type: 'profile.submitted', change }), notices]).toEqual([
      profile,
      true,
      [{ type: 'failed', error: down }],
    ])
  })

  it('are asked for again after they could not be read', async () => {
    let isDown = true
    const { actor, until } = open({
      load: () => {
        if (isDown) throw new Error('down')
        return profile
      },
      save: () => profile,
    })
    expect(isProfileUnread(await until('unread'))).toBe(true)
    isDown = false
    actor.send({ type: 'load.retried' })
    expect(storedProfile(await until('editing'))).toEqual(profile)
  })
})

const sessionOf = (id: string): OpenSession => ({
  id,
  device: null,
  address: null,
  createdAt: '2026-03-02T01:00:00.000Z',
  lastUsedAt: '2026-03-02T01:00:00.000Z',
  method: null,
  organisation: 'Alfa',
  current: id === 's1',
})

describe("a person's own sessions", () => {
  const open = (isDown = false) => {
    const state = { sessions: ['s1', 's2', 's3'].map(sessionOf), isDown }
    const asked: Ended[] = []
    const notices: OpenSessionsNotice[] = []
    const actor = createActor(
      openSessionsMachine.provide({
        actors: {
          load: fromPromise<Devices>(async () => {
            if (state.isDown) throw new Error('down')
            return { sessions: state.sessions, against: null }
          }),
          end: fromPromise(async ({ input }) => {
            asked.push(input)
            if (state.isDown) throw new Error('down')
            state.sessions = state.sessions.filter(
              ({ id, current }) => current || (input !== 'others' && id !== input.id),
            )
          }),
        },
      }),
    )
    actor.on('*', (notice) => void notices.push(notice))
    actor.start()
    const until = (value: 'listed' | 'unread') => waitFor(actor, (now) => now.matches(value))
    return { state, asked, notices, actor, until }
  }

  it.each<[Ended, string[]]>([
    [{ id: 's2' }, ['s1', 's3']],
    ['others', ['s1']],
  ])('end after the question: %j', async (sessions, left) => {
    const { actor, asked, notices, until } = open()
    await until('listed')
    actor.send({ type: 'end.chosen', sessions })
    expect([chosenToEnd(actor.getSnapshot()), asked]).toEqual([sessions, []])
    actor.send({ type: 'end.confirmed' })
    const after = await until('listed')
    expect(shownSessions(after)?.map(({ id }) => id)).toEqual(left)
    expect([asked, notices, chosenToEnd(after)]).toEqual([[sessions], [{ type: 'ended', sessions }], null])
  })

  it('do not end when the question is answered with no', async () => {
    const { actor, asked, until } = open()
    await until('listed')
    actor.send({ type: 'end.chosen', sessions: 'others' })
    actor.send({ type: 'end.declined' })
    expect([asked, chosenToEnd(actor.getSnapshot()), actor.getSnapshot().value]).toEqual([[], null, 'listed'])
  })

  it('say when the server could not be asked, and are read again', async () => {
    const { actor, state, notices, until } = open()
    await until('listed')
    state.isDown = true
    actor.send({ type: 'end.chosen', sessions: { id: 's2' } })
    actor.send({ type: 'end.confirmed' })
    await until('listed')
    expect(notices).toEqual([{ type: 'failed', error: new Error('down') }])

    const away = open(true)
    expect(isUnread(await away.until('unread'))).toBe(true)
    away.state.isDown = false
    away.actor.send({ type: 'load.retried' })
    expect(shownSessions(await away.until('listed'))).toHaveLength(3)
  })
})
