import { and, assign, setup } from 'xstate'
import { object, string } from 'yup'
import { guardsOf } from '../../../machines/kernel/guards.ts'
import { defineLifecycle } from '../../../machines/kernel/lifecycle.ts'
import { bringing } from '../../../machines/kernel/payloads.ts'
import { otherOf } from '../../../machines/kernel/others.ts'
import type {
  CaseEvent,
  CaseRecord,
  Involved,
  Known,
  Other,
  Rule,
  Stamp,
  TriedLifecycle,
} from '../../../machines/kernel/types.ts'
import { may } from '../../../machines/kit/rules.ts'
import { begin } from '../../../machines/kernel/advance.ts'
import { EPOCH, MINUTE, person, stamp } from './job.ts'

/** Two small lifecycles of which one moves the other: a booking takes a room, gives it back, or asks for another. */

const state = (lifecycle: string, label: string) => ({
  label: `${lifecycle}:states.${label}`,
  intent: 'accent' as const,
})
const action = (lifecycle: string, label: string) => ({ label: `${lifecycle}:actions.${label}` })

type RoomContext = { takenBy: string | null }
type RoomEvent = Stamp &
  ({ type: 'room.taken'; by_whom: string } | { type: 'room.left' | 'room.closed' | 'room.cleaned' })

const roomRules = {
  mayClose: may('room.close'),
} satisfies Record<string, Rule<RoomContext, RoomEvent>>

const left = { target: 'free', actions: assign<RoomContext, RoomEvent, undefined, RoomEvent, never>({ takenBy: null }) }

export const room = defineLifecycle({
  id: 'room',
  version: 1,
  machine: setup({
    types: { context: {} as RoomContext, events: {} as RoomEvent },
    guards: guardsOf(roomRules),
  }).createMachine({
    id: 'room',
    context: { takenBy: null },
    initial: 'free',
    states: {
      free: {
        meta: state('room', 'free'),
        on: {
          'room.taken': {
            target: 'taken',
            actions: assign({ takenBy: ({ event }) => event.by_whom }),
          },
          'room.cleaned': { description: 'Told by the cleaners.' },
          'room.closed': { guard: 'mayClose', target: 'closed', meta: action('room', 'close') },
        },
      },
      taken: { meta: state('room', 'taken'), on: { 'room.left': left } },
      closed: { meta: state('room', 'closed'), type: 'final' },
    },
  }),
  rules: roomRules,
  events: {
    'room.taken': { ...bringing({ by_whom: { type: 'text', max: 20, required: true } }), from: 'host' },
    'room.left': { ...bringing(null), from: 'host' },
    'room.cleaned': { ...bringing({ note: { type: 'text', max: 20, required: true } }), from: 'outside' },
    'room.closed': { ...bringing(null) },
  },
  start: object({}),
  migrations: {},
  facts: ({ takenBy }) => ({ taken_by: takenBy! }),
})

type BookingContext = { room: string; floor: string; guest: string }
type BookingEvent = Stamp &
  (
    | { type: 'booking.confirmed' | 'booking.ended' | 'booking.noted' }
    | { type: 'booking.changed'; room: string }
    | { type: 'created'; input: { room: string } }
  )
type BookingRule = Rule<BookingContext, BookingEvent>

const bookingRules = {
  mayBook: { permission: 'room.book', test: ({ event }) => event.by.permissions.includes('room.book') },
  isRoomFree: {
    other: 'room',
    test: ({ event }) => otherOf(event, 'room').status === 'FREE',
    values: ({ event }) => ({ floor: otherOf(event, 'room').facts['floor']! }),
  },
  isOnSameFloor: {
    other: 'next',
    test: ({ context, event }) => otherOf(event, 'next').facts['floor'] === context.floor,
  },
} satisfies Record<string, BookingRule>

const itsRoom: Involved<BookingContext> = {
  lifecycle: 'room',
  id: ({ context }) => context.room,
  facts: ['floor'],
}

const lifecycle = defineLifecycle({
  id: 'booking',
  version: 1,
  machine: setup({
    types: { context: {} as BookingContext, events: {} as BookingEvent, input: {} as BookingContext },
    guards: guardsOf(bookingRules),
    delays: { patience: 30 * MINUTE, stay: 60 * MINUTE },
  }).createMachine({
    id: 'booking',
    context: ({ input }) => input,
    initial: 'asked',
    states: {
      asked: {
        meta: state('booking', 'asked'),
        after: { patience: 'over' },
        on: {
          'booking.confirmed': {
            guard: and(['mayBook', 'isRoomFree']),
            target: 'confirmed',
            meta: action('booking', 'confirm'),
          },
          'booking.noted': { meta: action('booking', 'note') },
          'booking.changed': {
            guard: 'isOnSameFloor',
            actions: assign({ room: ({ event }) => (event.type === 'booking.changed' ? event.room : '') }),
            meta: action('booking', 'change'),
          },
        },
      },
      confirmed: {
        meta: state('booking', 'confirmed'),
        after: { stay: 'over' },
        on: { 'booking.ended': { target: 'over', meta: action('booking', 'end') } },
      },
      over: { meta: state('booking', 'over'), type: 'final' },
    },
  }),
  rules: bookingRules,
  events: {
    'booking.confirmed': {
      ...bringing(null),
      involves: {
        room: { ...itsRoom, event: ({ context }) => ({ type: 'room.taken', by_whom: context['guest'] }) },
      },
    },
    'booking.noted': { ...bringing(null), involves: { room: itsRoom } },
    'booking.changed': {
      ...bringing({ room: { type: 'text', max: 20, required: true } }),
      involves: {
        next: { lifecycle: 'room', id: ({ event }) => (event['room'] as string) ?? null, facts: ['floor'] },
      },
    },
    'booking.ended': { ...bringing(null), involves: { room: { ...itsRoom, event: () => ({ type: 'room.left' }) } } },
  },
  asks: { room: { type: 'text', max: 40, required: true } },
  start: object({ room: string().max(40).required() }),
  opening: ({ context, event }) => ({
    room: context['room']!,
    floor: otherOf(event, 'room').facts['floor']!,
    guest: event.by.name,
  }),
  begins: { room: itsRoom },
  beginsIf: and(['mayBook', 'isRoomFree']),
  deadlines: { stay: { involves: { room: { ...itsRoom, event: () => ({ type: 'room.left' }) } } } },
  migrations: {},
  facts: ({ room: id, guest }) => ({ room: id!, guest: guest! }),
})

export const booking: TriedLifecycle = {
  ...lifecycle,
  samples: [{ room: 'r1' }],
  beginner: () => ({ by: guest, others: { room: roomAs('FREE') } }),
  alphabet: (_record, at): CaseEvent[] =>
    ['FREE', 'TAKEN'].flatMap((status) =>
      ['booking.confirmed', 'booking.noted', 'booking.ended'].map((type) => ({
        type,
        by: guest,
        at,
        others: { room: roomAs(status) },
      })),
    ),
}

export const guest = person('room.book')

/** The room as its row stands. */
export const roomAs = (status: string, facts: Other['facts'] = { floor: '2' }): Other => ({
  lifecycle: 'room',
  id: 'r1',
  revision: 0,
  status,
  facts,
})

export const knownAs = (status: string, against: Known['against'] = {}): Known => ({
  ...roomAs(status, { floor: '2', size: 12 }),
  title: 'Room 2',
  against,
})

export const freeRoom = (): CaseRecord => begin(room, {}, { by: guest, at: EPOCH }).record

export const asked = (): CaseRecord =>
  begin(booking, { room: 'r1' }, { ...stamp(0, guest), others: { room: roomAs('FREE') } }).record
