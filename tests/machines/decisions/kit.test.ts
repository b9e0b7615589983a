import { describe, expect, it } from 'vitest'
import { bulkDifferences } from './bulk.ts'
import { cellsOf } from './cells.ts'
import { differences } from './compare.ts'
import { gaps, superfluous } from './faults.ts'
import { offerDifferences } from './offers.ts'
import type { Involved, Lifecycle, Other } from '../../../machines/kernel/types.ts'
import { room } from '../support/booking.ts'
import { tables } from './registry.ts'
import { beginningDifferences, factDifferences, payloadDifferences, tagDifferences, unsaidPayloads } from './told.ts'
import type { Decisions, Expiry, Limit, Way } from './types.ts'

const [table] = tables as [Decisions]
const { lifecycle } = table

const without = <T>(all: Record<string, T>, lost: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== lost))

const [event] = Object.keys(table.rights) as [string]
const [state] = Object.keys(table.states) as [string]
const [situation, first] = Object.entries(table.situations)[0]!
const [circle] = Object.keys(table.circles) as [string]

/** A table of one situation, so that it is quickly compared. */
const small = (changed: Partial<Decisions> = {}): Decisions => ({
  ...table,
  situations: { [situation]: { ...first } },
  ...changed,
})

describe('a table of decisions', () => {
  it('may not lack a row, a column, a cell, a situation, a letter, a rule or a payload', () => {
    const rows = table.matrix.split('\n')
    const noRow = { ...table, matrix: rows.filter((row) => !row.startsWith(`${event} `)).join('\n') }
    expect(gaps(noRow, lifecycle)).toContain(`the table lacks the event ${event}`)
    expect(gaps({ ...table, states: without(table.states, state) }, lifecycle)).toContain(`there is no column ${state}`)
    const noCell = rows.map((row) => (row.startsWith(`${event} `) ? row.replace(/\S+\s*$/, '') : row)).join('\n')
    expect(() => gaps({ ...table, matrix: noCell }, lifecycle)).toThrow(`${event} has`)
    const unsituated = Object.fromEntries(Object.entries(table.situations).filter(([, one]) => one.state !== state))
    expect(gaps({ ...table, situations: unsituated }, lifecycle)).toEqual([`the table lacks the situation of ${state}`])
    const unlettered = Object.fromEntries(Object.entries(table.letters).filter(([, { type }]) => type !== event))
    expect(gaps({ ...table, letters: unlettered }, lifecycle)).toEqual([`the table lacks the letter of ${event}`])
    expect(gaps({ ...table, choosing: '' }, lifecycle).length).toBeGreaterThan(0)
    expect(unsaidPayloads({ ...table, payloads: without(table.payloads, event) }, lifecycle).length).toBeGreaterThan(0)
  })

  it('may not say what no cell needs', () => {
    const idle = small({
      situations: {
        [situation]: {
          ...first,
          lacksFor: {},
          is: 'isIdle',
          lacks: `${first.lacks} isNothing`,
          lacksBy: { viewer: 'x' },
        },
      },
      effects: { nothing: { type: 'nothing', params: {} } },
    })
    expect(superfluous({ ...idle, letters: {}, decisions: {}, limits: {}, rights: {}, circles: {} }, [])).toEqual([
      'effect nothing',
      `${situation} is isIdle`,
      ...first.lacks!.split(' ').map((rule) => `${situation} lacks ${rule}`),
      `${situation} lacks isNothing`,
      `${situation} lacks x by viewer`,
    ])
  })

  it('goes against a machine in a cell, a button, a bulk action, a fact, a payload, a tag or a beginning', () => {
    const circles = { ...table.circles, [circle]: { ...table.circles[circle]!, parties: [] } }
    const wrong = small({ circles })
    const cells = cellsOf(wrong)
    expect([...differences(lifecycle, cells)].length).toBeGreaterThan(0)
    expect(offerDifferences(wrong, lifecycle, cells).length).toBeGreaterThan(0)
    expect(bulkDifferences(wrong, lifecycle, cells).length).toBeGreaterThan(0)
    const untold = { ...table.portraits, untold: { ...table.portraits.untold, more: 1 } }
    expect(factDifferences({ ...table, portraits: untold }, lifecycle).length).toBeGreaterThan(0)
    expect(payloadDifferences({ ...table, payloads: { begin: { takes: [], refuses: [{}] } } }, lifecycle)).toEqual([
      'begin takes {}',
    ])
    expect(beginningDifferences({ ...table, beginning: {} }, lifecycle).length).toBeGreaterThan(0)
    const [status, place] = table.states[state]!
    expect(tagDifferences({ ...table, states: { [state]: [status, place, 'settled'] } }, lifecycle)).toHaveLength(1)
  })
})

describe('a table of decisions, of what another record is sent', () => {
  const [name, letter] = Object.entries(table.letters).find(([, { type }]) => type === event)!
  const sends = { other: { type: event, ...letter.payload } }
  const others: Record<string, Other> = {
    other: { lifecycle: lifecycle.id, id: 'it', revision: 1, status: '', facts: { known: 1 } },
  }
  const involves: Record<string, Involved> = {
    other: { lifecycle: lifecycle.id, id: () => 'it', facts: ['known'], event: () => sends.other },
  }
  const asking = { other: { ...involves['other']!, facts: ['known', 'more'] } }

  const count = (machine: Lifecycle, wanted: Decisions) => [...differences(machine, cellsOf(wanted))].length

  it('goes against a machine that sends it otherwise by an event, or asks of it something else', () => {
    const sending = (involved: typeof involves): Lifecycle => ({
      ...lifecycle,
      events: { ...lifecycle.events, [event]: { ...lifecycle.events[event]!, involves: involved } },
    })
    const said = (sent: Pick<Way, 'sends'>) =>
      small({
        letters: { [name]: { ...letter, others } },
        decisions: {
          [event]: Object.fromEntries(
            Object.entries(table.decisions[event]!).map(([decided, decision]) => [
              decided,
              { ...decision, then: decision.then.map((way) => ({ ...way, ...sent })) },
            ]),
          ),
        },
        limits: {},
      })
    expect(count(sending(involves), said({ sends }))).toBe(0)
    for (const [machine, wanted] of [
      [sending(involves), said({})],
      [lifecycle, said({ sends })],
      [sending(asking), said({ sends })],
    ] as const)
      expect(count(machine, wanted)).toBeGreaterThan(0)
  })

  it('goes against a machine that sends it otherwise by a limit', () => {
    const [[place, limit]] = Object.entries(table.limits!) as [[string, Limit]]
    const said = (then: Partial<Expiry>) =>
      small({ letters: {}, limits: { [place]: { ...limit, then: { ...table.expiry!, ...then } } } })
    const sending = { ...lifecycle, deadlines: { [limit.name]: { involves } } }
    expect(count(sending, said({ others, sends }))).toBe(0)
    expect(count(sending, said({ others }))).toBeGreaterThan(0)
    expect(count(sending, said({}))).toBeGreaterThan(0)
    expect(count(lifecycle, said({ others, sends }))).toBeGreaterThan(0)
  })

  it('goes against a machine that sends it otherwise by its beginning', () => {
    const begun = tables.find(({ lifecycle: { begins } }) => begins)!
    const [[which, usual]] = Object.entries(begun.lifecycle.begins!) as [[string, Involved]]
    const sent = { type: 'quotation.cancelled', reason: 'At once' }
    const sending = { ...begun.lifecycle, begins: { [which]: { ...usual, event: () => sent } } }
    expect(beginningDifferences(begun, sending).length).toBeGreaterThan(0)
    const said = { ...begun, begun: { ...begun.begun!, sends: { [which]: sent } } }
    expect(beginningDifferences(said, sending)).toEqual([])
    expect(beginningDifferences(said, begun.lifecycle).length).toBeGreaterThan(0)
  })
})

describe('a table of decisions, of an event that nobody in particular sends', () => {
  const taken: Decisions = {
    lifecycle: room,
    states: { free: ['FREE', 'free', ''], taken: ['TAKEN', 'taken', ''], closed: ['CLOSED', 'closed', ''] },
    rights: { 'room.taken': null, 'room.left': null, 'room.cleaned': null, 'room.closed': ['room.close', 'mayClose'] },
    circles: {},
    matrix: `
                 free  taken closed
    room.taken   taken .     .
    room.left    .     left  .
    room.cleaned kept  .     .
    room.closed  shut  .     .
    `,
    decisions: {
      'room.taken': { taken: { then: [{ to: 'taken', entry: 'room.taken', keeps: { takenBy: '$by_whom' } }] } },
      'room.left': { left: { then: [{ to: 'free', entry: 'room.left', keeps: { takenBy: null } }] } },
      'room.cleaned': { kept: { then: [{ entry: 'room.cleaned' }] } },
      'room.closed': { shut: { then: [{ to: 'closed', entry: 'room.closed' }] } },
    },
    calendar: { '2026-03-09T05:00:00.000Z': {} },
    effects: {},
    letters: {
      taking: { type: 'room.taken', payload: { by_whom: 'Ani' } },
      leaving: { type: 'room.left' },
      cleaning: { type: 'room.cleaned', payload: { note: 'Swept' } },
      closing: { type: 'room.closed' },
    },
    situations: {
      free: { state: 'free' },
      taken: { state: 'taken', facts: { takenBy: 'Ani' } },
      closed: { state: 'closed' },
    },
    portraits: { untold: { taken_by: null }, told: {} },
    input: {},
    beginning: { takenBy: null },
    payloads: {},
    choosing: '',
    typed: '',
    bulk: { 'room.closed': null },
    alike: [],
  }
  const wrongIn = (said: Decisions): number[] => {
    const cells = cellsOf(said)
    return [
      [...differences(room, cells)],
      offerDifferences(said, room, cells),
      bulkDifferences(said, room, cells),
      [...gaps(said, room), ...superfluous(said, cells)],
    ].map(({ length }) => length)
  }

  it('says that everybody and nobody moves it, and that no button does', () => {
    expect(wrongIn(taken)).toEqual([0, 0, 0, 0])
  })

  it('goes against a machine that asks for a right where it says none, and the other way round', () => {
    const rights = (changed: Partial<Decisions['rights']>) => ({
      ...taken,
      rights: { ...taken.rights, ...changed } as never,
    })
    expect(wrongIn(rights({ 'room.closed': null }))[0]).toBeGreaterThan(0)
    expect(wrongIn(rights({ 'room.left': ['room.leave', 'mayLeave'] }))[0]).toBeGreaterThan(0)
  })
})
