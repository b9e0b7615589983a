import { describe, expect, it } from 'vitest'
import { nodesOf, transitionsOf } from '../../machines/kernel/chart.ts'
import type { Lifecycle } from '../../machines/kernel/types.ts'
import { areas } from '../../src/areas/registry.ts'
import { readBeginning, readEvent } from '../../src/server/cases/readEvent.ts'
import { partyColumns } from '../../src/server/records/scope.ts'
import { rowFacts } from '../../src/shared/area/names.ts'
import type { CaseArea } from '../../src/shared/area/types.ts'
import { booking, room } from '../machines/support/booking.ts'

const ofCases = areas.flatMap((area) => (area.lifecycle && !area.of ? [area] : []))
const loaded = await Promise.all(
  ofCases.map(async (area): Promise<[CaseArea, Lifecycle]> => [area, await area.lifecycle.load()]),
)

describe.each(loaded)('$id', (area, lifecycle) => {
  it('is begun by people exactly when its lifecycle asks them for something', () => {
    expect(area.permissions.begin !== undefined).toBe(lifecycle.asks !== undefined)
    for (const sent of [null, 'text', [], { no_such_field: 1 }])
      expect(() => readBeginning(lifecycle.asks, sent)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }))
  })

  it('is corrected on a page exactly when its lifecycle takes a correction of what it asks for, which its rows tell', () => {
    const { correction, asks = {}, events } = lifecycle
    expect(area.permissions.correct !== undefined).toBe(correction !== undefined)
    if (correction === undefined) return
    const asked = Object.keys(asks).filter((name) => !asks[name]!.party)
    expect(Object.keys(events[correction]!.fields)).toEqual(asked)
    expect(asked.filter((name) => !area.fields[name] || area.fields[name].guarded)).toEqual([])
  })

  it('is in somebody’s hands exactly when its lifecycle says in whose, and may take the hours that a field of it says', () => {
    expect(area.lifecycle.handed === true).toBe(lifecycle.hands !== undefined)
    const { hours } = area.lifecycle
    if (hours) expect(area.fields[hours]).toMatchObject({ type: 'integer', required: true, max: expect.any(Number) })
  })

  it('has in a column when it reminds exactly when its machine does so', () => {
    const leads = nodesOf(lifecycle.machine).flatMap(transitionsOf)
    const reminds = leads.some(({ eventType }) => eventType.startsWith('xstate.after.reminder.'))
    expect(area.lifecycle.reminds === true).toBe(reminds)
  })

  it('is begun from a case that its beginning involves, in a status of that, by a field that it asks for', () => {
    const { from } = area.lifecycle
    if (!from) return
    expect(Object.values(lifecycle.begins ?? {}).map((one) => one.lifecycle)).toContain(from.lifecycle)
    const origin = ofCases.find((one) => one.lifecycle.id === from.lifecycle)!
    expect(Object.keys(origin.lifecycle.statuses)).toEqual(expect.arrayContaining([from.status].flat()))
    expect(Object.keys(lifecycle.asks ?? {})).toEqual(
      expect.arrayContaining([from.field, ...Object.keys(from.with ?? {})]),
    )
    expect(area.fields[from.field]).toMatchObject({ type: 'reference', area: origin.id })
    expect(area.list.filters).toContainEqual({ field: from.field, kind: 'reference' })
    for (const open of [from.open ?? []].flat()) expect(Object.keys(area.lifecycle.statuses)).toContain(open)
  })

  it('involves what there is: a lifecycle of the registry, and facts that are columns of its area', () => {
    const involved = [
      lifecycle.begins,
      ...[...Object.values(lifecycle.events), ...Object.values(lifecycle.deadlines ?? {})].map(
        ({ involves }) => involves,
      ),
    ]
    for (const { lifecycle: id, facts } of involved.flatMap((some) => Object.values(some ?? {}))) {
      const other = loaded.find(([, one]) => one.id === id)?.[0]
      expect([id, other?.id]).toEqual([id, expect.any(String)])
      const known = [...Object.keys(other!.fields), ...rowFacts(other!), ...partyColumns(other!)]
      expect(facts.filter((name) => !known.includes(name))).toEqual([])
    }
  })
})

it('what is the host’s or an outside party’s to send no person sends, and what is a person’s nobody else', () => {
  for (const lifecycle of [room, booking, ...loaded.map(([, one]) => one)])
    for (const [type, { from }] of Object.entries(lifecycle.events)) {
      for (const sender of [undefined, 'outside'] as const) {
        const read = () => readEvent(lifecycle, { type }, sender)
        if (from === sender) expect(read()).toEqual({ type, payload: {} })
        else expect(read).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }))
      }
    }
})

it('an event is as large as its definition says, and 16 KB where it says nothing', () => {
  const events = { 'booking.changed': { ...booking.events['booking.changed']!, most: 200 * 1024 } }
  const sent = (kilobytes: number) => ({ type: 'booking.changed', room: 'é'.repeat(kilobytes * 512) })
  expect(() => readEvent(booking, sent(15))).not.toThrow()
  expect(() => readEvent(booking, sent(17))).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }))
  expect(() => readEvent({ ...booking, events }, sent(199))).not.toThrow()
  expect(() => readEvent({ ...booking, events }, sent(201))).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }))
})
