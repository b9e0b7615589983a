import { describe, expect, it } from 'vitest'
import { systemActor } from '../../../machines/kernel/actors.ts'
import { advance, begin, replay } from '../../../machines/kernel/advance.ts'
import { choices } from '../../../machines/kernel/choices.ts'
import { hindrances } from '../../../machines/kernel/explain.ts'
import { defineLifecycle } from '../../../machines/kernel/lifecycle.ts'
import { wantedBy, withOthers } from '../../../machines/kernel/others.ts'
import { advanceTogether, beginTogether, hindrancesAlong } from '../../../machines/kernel/together.ts'
import type { PayloadFields } from '../../../machines/fields/fields.ts'
import type { CaseEvent, CaseRecord, Other, Reason } from '../../../machines/kernel/types.ts'
import { asked, booking, freeRoom, guest, knownAs, room, roomAs } from '../support/booking.ts'
import { after, EPOCH, person, stamp } from '../support/job.ts'
import { laws } from '../support/laws.ts'

const event = (type: string, other: Other | null = roomAs('FREE'), minutes = 1, by = guest): CaseEvent => ({
  type,
  ...stamp(minutes, by),
  ...(other && { others: { room: other } }),
})
const reason = (lifecycle: string, guard: string, values: Reason['values'] = {}): Reason => ({
  guard,
  key: `${lifecycle}:reasons.${guard}`,
  values,
})
const along = (record: CaseRecord) => ({ room: { lifecycle: room, record } })

const closed = (): CaseRecord => {
  const step = advance(room, freeRoom(), { type: 'room.closed', ...stamp(1, person('room.close')) })
  if (!step.ok) throw new Error(JSON.stringify(step.refusal))
  return step.record
}

describe('an event that moves two records', () => {
  const confirmed = advanceTogether(booking, asked(), event('booking.confirmed'), along(freeRoom()))
  if (!confirmed.ok) throw new Error(JSON.stringify(confirmed.refusal))

  it('is one step of each, by the same person at the same instant', () => {
    expect(confirmed.step.record).toMatchObject({ revision: 1, snapshot: { value: 'confirmed' } })
    expect(confirmed.along['room']!.record).toMatchObject({
      revision: 1,
      snapshot: { value: 'taken', context: { takenBy: 'Somebody' } },
    })
    expect(confirmed.along['room']!.entry.event).toEqual({
      type: 'room.taken',
      by_whom: 'Somebody',
      by: { ...guest, permissions: [] },
      at: after(EPOCH, 1),
    })
  })

  it('keeps what the other record was in the timeline, and is judged by that again', () => {
    const { entry: created } = begin(booking, { room: 'r1' }, { ...stamp(0, guest), others: { room: roomAs('FREE') } })
    expect(confirmed.step.entry.event.others).toEqual({ room: roomAs('FREE') })
    expect(replay(booking, [created, confirmed.step.entry])).toEqual(confirmed.step.record)
    const otherwise = { ...confirmed.step.entry, event: event('booking.confirmed', roomAs('TAKEN')) }
    expect(() => replay(booking, [created, otherwise])).toThrow('does not follow')
  })

  it('goes on without the other where the record has none, and not where that is not found', () => {
    const { room: usual } = booking.events['booking.noted']!.involves!
    const noted = (id: string | null) => {
      const involves = { room: { ...usual!, optional: true as const, id: () => id } }
      const events = { ...booking.events, 'booking.noted': { ...booking.events['booking.noted']!, involves } }
      return advance({ ...booking, events }, asked(), event('booking.noted', null))
    }
    expect(noted(null)).toMatchObject({ ok: true })
    expect(noted('r1')).toEqual({
      ok: false,
      refusal: { code: 'REFUSED', reasons: [reason('booking', 'isInvolvedKnown', { involved: 'room' })] },
    })
  })

  it('is refused by its own rules with what they saw of the other', () => {
    const taken = event('booking.confirmed', roomAs('TAKEN'))
    expect(advanceTogether(booking, asked(), taken, along(freeRoom()))).toEqual({
      ok: false,
      refusal: { code: 'REFUSED', reasons: [reason('booking', 'isRoomFree', { floor: '2' })] },
      of: null,
    })
  })

  it('is refused whole where the other refuses, with its reasons and its name', () => {
    expect(advanceTogether(booking, asked(), event('booking.confirmed'), along(closed()))).toEqual({
      ok: false,
      refusal: { code: 'REFUSED', reasons: [reason('room', 'isUnfinished', { state: 'room:states.closed' })] },
      of: 'room',
    })
  })

  it('is refused where the other is not found', () => {
    expect(advance(booking, asked(), event('booking.noted', null))).toEqual({
      ok: false,
      refusal: { code: 'REFUSED', reasons: [reason('booking', 'isInvolvedKnown', { involved: 'room' })] },
    })
  })

  it('sends nothing of another shape than the other’s event has', () => {
    const name = 'a guest with a name that is too long'
    const long = {
      ...asked(),
      snapshot: { ...asked().snapshot, context: { ...asked().snapshot.context, guest: name } },
    }
    expect(() => advanceTogether(booking, long, event('booking.confirmed'), along(freeRoom()))).toThrow('by_whom')
  })
})

describe('a deadline that moves another record', () => {
  const confirmed = advance(booking, asked(), event('booking.confirmed'))
  const record = confirmed.ok ? confirmed.record : asked()
  const [deadline] = record.snapshot.deadlines
  const due = event(deadline!.event, roomAs('TAKEN'), 61, systemActor)

  it('takes the other along', () => {
    const taken = advanceTogether(booking, asked(), event('booking.confirmed'), along(freeRoom()))
    const moved = advanceTogether(booking, record, due, along(taken.ok ? taken.along['room']!.record : freeRoom()))
    expect(moved).toMatchObject({
      ok: true,
      step: { record: { snapshot: { value: 'over' } } },
      along: { room: { record: { snapshot: { value: 'free', context: { takenBy: null } } } } },
    })
  })

  it('is sent to the other by the system, whoever finds it', () => {
    const taken = advanceTogether(booking, asked(), event('booking.confirmed'), along(freeRoom()))
    const found = { ...due, by: guest }
    const moved = advanceTogether(booking, record, found, along(taken.ok ? taken.along['room']!.record : freeRoom()))
    expect(moved).toMatchObject({
      step: { entry: { event: { by: { userId: guest.userId } } } },
      along: { room: { entry: { event: { type: 'room.left', by: systemActor } } } },
    })
  })

  it('goes on without one that refuses or is gone', () => {
    expect(advanceTogether(booking, record, due, along(freeRoom()))).toMatchObject({
      ok: true,
      along: {},
      left: { room: { code: expect.any(String) as string } },
    })
    expect(advanceTogether(booking, record, { ...due, others: {} }, {})).toMatchObject({
      ok: true,
      along: {},
      left: {},
    })
  })
})

describe('a beginning that involves another record', () => {
  const stamped = (status: string, by = guest) => ({ ...stamp(0, by), others: { room: roomAs(status) } })
  const begun = (status: string, by = guest) => beginTogether(booking, { room: 'r1' }, stamped(status, by), {})

  it('begins with what the other is, and names who made it', () => {
    expect(begun('FREE')).toMatchObject({
      ok: true,
      step: {
        record: { revision: 0, snapshot: { context: { room: 'r1', floor: '2', guest: 'Somebody' } } },
        entry: { entry: 'created', event: { input: { room: 'r1' }, by: guest, others: { room: roomAs('FREE') } } },
      },
    })
  })

  it('is refused by its rules', () => {
    const refused = (...reasons: Reason[]) => ({ ok: false, refusal: { code: 'REFUSED', reasons }, of: null })
    expect(begun('TAKEN')).toEqual(refused(reason('booking', 'isRoomFree', { floor: '2' })))
    expect(begun('FREE', person())).toEqual(refused(reason('booking', 'mayBook')))
    expect(beginTogether(booking, { room: 'r1' }, stamp(0, guest), {})).toEqual(
      refused(reason('booking', 'isInvolvedKnown', { involved: 'room' })),
    )
    expect(() => begin(booking, { room: 'r1' }, stamped('TAKEN'))).toThrow('booking does not begin')
  })
})

describe('what a host tells beside a record', () => {
  it('is taken by lifecycle and id, and no more of it than is asked for', () => {
    const { context } = asked().snapshot
    const { others } = withOthers(booking, context, event('booking.noted', null), [
      { ...knownAs('FREE'), lifecycle: 'house' },
      knownAs('TAKEN'),
    ])
    expect(others).toEqual({ room: roomAs('TAKEN') })
    expect(wantedBy(booking, context, event('booking.changed', null))).toEqual([])
    expect(wantedBy(booking, context, { ...event('booking.changed', null), room: 'r2' })).toEqual([
      { name: 'next', lifecycle: 'room', id: 'r2', facts: ['floor'] },
    ])
  })

  const offered = (...known: ReturnType<typeof knownAs>[]) =>
    Object.fromEntries(
      choices(booking, asked(), stamp(1, guest), known).map(({ type, reasons }) => [
        type,
        reasons.map(({ guard }) => guard),
      ]),
    )

  it('decides what is offered, and leaves open what only the payload says', () => {
    expect(offered(knownAs('FREE'))).toEqual({ 'booking.confirmed': [], 'booking.noted': [], 'booking.changed': [] })
    expect(offered(knownAs('TAKEN'))).toMatchObject({ 'booking.confirmed': ['isRoomFree'], 'booking.noted': [] })
    expect(offered()).toMatchObject({ 'booking.confirmed': ['isInvolvedKnown'], 'booking.changed': [] })
  })

  it('says also why the other would refuse, and which it is', () => {
    const confirm = event('booking.confirmed')
    const against = hindrancesAlong(booking, 'room', asked(), confirm, { lifecycle: room, record: closed() })
    expect(against).toEqual([reason('room', 'isUnfinished', { state: 'room:states.closed' })])
    const known = knownAs('FREE', { 'booking.confirmed': against })
    const of = { lifecycle: 'room', id: 'r1', title: 'Room 2' }
    expect(hindrances(booking, asked(), confirm, [known])).toEqual([{ ...against[0], of }])
    expect(offered(known)).toMatchObject({ 'booking.confirmed': ['isUnfinished'], 'booking.noted': [] })
    expect(hindrancesAlong(booking, 'room', asked(), confirm, { lifecycle: room, record: freeRoom() })).toEqual([])
  })
})

describe('defineLifecycle', () => {
  it('names what reads another record that is not involved, a deadline that is none, and a host’s event for people', () => {
    const faults = (part: object) => () => defineLifecycle({ ...booking, ...part })
    expect(faults({ begins: {} })).toThrow('created does not involve room')
    const { 'booking.noted': noted, ...events } = booking.events
    expect(faults({ events: { ...events, 'booking.noted': noted, 'booking.confirmed': { schema: null } } })).toThrow(
      'booking.confirmed does not involve room',
    )
    expect(faults({ deadlines: { party: {} } })).toThrow('no deadline party')
    expect(faults({ events: { ...events, 'booking.noted': { ...noted, from: 'host' } } })).toThrow(
      'booking.noted is no person’s',
    )
  })

  it('names what comes from outside with something that its sender would have to see', () => {
    const bringing = (fields: PayloadFields) =>
      defineLifecycle({
        ...room,
        events: { ...room.events, 'room.cleaned': { ...room.events['room.cleaned']!, fields } },
      })
    for (const field of [
      { type: 'reference', area: 'bank' },
      { type: 'references', area: 'bank', max: 2 },
      { type: 'file', nameIn: 'name' },
    ] as const)
      expect(() => bringing({ it: field })).toThrow(`room: room.cleaned brings a ${field.type} as it from outside`)
    expect(bringing({ note: { type: 'text', max: 9 } }).id).toBe('room')
  })
})

describe('a lifecycle that involves another', () => {
  laws(booking, (tried, oddity) => ({ ...tried, by: oddity % 5 === 0 ? person() : tried.by }), { runs: 60, length: 10 })
})
