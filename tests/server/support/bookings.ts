import { randomUUID } from 'node:crypto'
import { begin } from '../../../machines/kernel/advance.ts'
import type { Actor, Lifecycle } from '../../../machines/kernel/types.ts'
import { recordFacts } from '../../../src/server/cases/commit.ts'
import { move } from '../../../src/server/cases/move.ts'
import { readTimeline } from '../../../src/server/cases/timeline.ts'
import type { Place } from '../../../src/server/cases/types.ts'
import type { Host, MovedNotice } from '../../../src/server/context.ts'
import { type Store, system } from '../../../src/server/store/store.ts'
import type { Area, CaseArea } from '../../../src/shared/area/types.ts'
import { booking as bookings, room as rooms } from '../../machines/support/booking.ts'
import { bareHost } from './bareHost.ts'
import { addOrganisation, asOwner } from './people.ts'
import { openTestStore } from './store.ts'

/** The rooms and their bookings of the kernel's tests, as areas of a product. */

export const areaOf = (id: string, table: string, title: string, lifecycle: Lifecycle): CaseArea => ({
  id,
  name: id,
  table,
  route: `/${id}`,
  menu: [],
  scope: { broker: 'broker_id' },
  fields: { [title]: { type: 'text', max: 40, required: true } },
  title,
  number: title,
  sections: [{ id: 'all', fields: [title] }],
  list: { columns: [title], shown: [title], sorts: ['created_at'], order: 'created_at', filters: [], search: [] },
  operations: {
    detail: { name: `${id}.detail`, method: 'GET', path: `/api/${table}/{number}` },
    send: { name: `${id}.send`, method: 'PUT', path: `/api/${table}/{number}` },
  },
  permissions: { list: `${id}.list`, detail: `${id}.detail`, begin: `${id}.begin` },
  lifecycle: { id: lifecycle.id, statuses: {}, load: () => Promise.resolve(lifecycle) },
})

export const room = areaOf('room', 'rooms', 'floor', rooms)
export const booking = areaOf('booking', 'bookings', 'guest', bookings)

export const tableOf = (name: string, columns: string) => `
  create table ${name} (
    id uuid primary key default gen_random_uuid(),
    created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now(),
    broker_id uuid not null references organisations,
    machine text not null, machine_version integer not null, revision integer not null default 0,
    status text not null, snapshot jsonb not null, deadline_at timestamptz(3), deadline_event text,
    desk text, desk_id uuid, awaits text[], desk_since timestamptz(3), desk_by text, outcome text, outcome_at timestamptz(3),
    held_by uuid, held_for uuid, held_until timestamptz(3),
    ${columns}
  )`
export const guarded = (name: string) => [
  `alter table ${name} enable row level security`,
  `create policy ${name}_seen on ${name} using ((select app_sees_all()) or broker_id = (select app_organisation()))`,
  `grant select, insert, update on ${name} to covergate_app`,
]

export const openBookings = async (opened?: Store) => {
  const store = opened ?? (await openTestStore())
  for (const text of [
    tableOf('rooms', "floor text not null default '2', taken_by text"),
    tableOf('bookings', 'room uuid not null, guest text not null'),
    ...guarded('rooms'),
    ...guarded('bookings'),
  ])
    await asOwner(store, text)

  let now = Date.parse('2026-03-02T03:00:00Z')
  const notices: MovedNotice[] = []
  const host: Host = {
    ...bareHost(store, () => new Date(now), {
      moved: (notice) => void notices.push(notice),
      saved: () => {},
      commented: () => {},
      due: () => {},
    }),
    areas: [room, booking],
    lifecycles: new Map([
      ['room', rooms],
      ['booking', bookings],
    ]),
  }
  const houses = {
    ours: await addOrganisation(store, 'OURS', 'broker'),
    theirs: await addOrganisation(store, 'THEIRS', 'broker'),
  }
  const person = (house: keyof typeof houses, ...permissions: string[]): Actor => ({
    userId: `00000000-0000-4000-8000-00000000000${house === 'ours' ? 1 : 2}`,
    name: `Guest of ${house}`,
    roles: [],
    permissions: ['room.detail', 'booking.detail', 'booking.begin', 'room.book', 'room.close', ...permissions],
    organisation: { id: houses[house], kind: 'broker', name: house },
  })
  const guest = person('ours')

  const insert = async (
    { area, lifecycle }: Pick<Place, 'area' | 'lifecycle'>,
    made: ReturnType<typeof begin>,
    owner: string,
  ): Promise<string> => {
    const id = randomUUID()
    const row = {
      id,
      broker_id: owner,
      machine: lifecycle.id,
      ...recordFacts({ area, lifecycle }, made.record, made.entry.at),
    }
    const columns = Object.keys(row)
    await store.run(
      system,
      `insert into ${area.table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    )
    await store.run(
      system,
      `insert into timeline (area, case_id, revision, entry, event, to_status, at, parties) values ($1, $2, 0, $3, $4, $5, $6, $7)`,
      [area.id, id, made.entry.entry, JSON.stringify(made.entry.event), made.entry.to, made.entry.at, [owner]],
    )
    return id
  }

  const stamp = (by = guest) => ({ by, at: new Date(now).toISOString() })
  const addRoom = (owner = houses.ours): Promise<string> =>
    insert({ area: room, lifecycle: rooms }, begin(rooms, {}, stamp()), owner)
  const addBooking = (of: string, by = guest): Promise<string> => {
    const others = { room: { lifecycle: 'room', id: of, revision: 0, status: 'FREE', facts: { floor: '2' } } }
    return insert(
      { area: booking, lifecycle: bookings },
      begin(bookings, { room: of }, { ...stamp(by), others }),
      by.organisation.id,
    )
  }

  const revisionOf = async ({ table: name }: Area, id: string): Promise<number> => {
    const [row] = await store.run<{ revision: number }>(system, `select revision from ${name} where id = $1`, [id])
    return row!.revision
  }
  /** Sends an event for the revision that the case has. */
  const send = async (area: Area, id: string, type: string, { by = guest, key = randomUUID(), ...payload } = {}) =>
    move(host, { area: area.id, id, revision: await revisionOf(area, id), event: { type, ...payload }, key }, by)

  const standing = async ({ table: name }: Area, id: string) => {
    const [row] = await store.run<{ status: string; revision: number }>(
      system,
      `select status, revision from ${name} where id = $1`,
      [id],
    )
    return `${row!.status} ${row!.revision}`
  }

  return {
    host,
    store,
    houses,
    person,
    guest,
    notices,
    addRoom,
    addBooking,
    send,
    standing,
    entries: async (area: Area, id: string) => (await readTimeline(host, system, area.id, id)).map(({ type }) => type),
    pass: (minutes: number) => void (now += minutes * 60_000),
    close: store.close,
  }
}

export type Bookings = Awaited<ReturnType<typeof openBookings>>
