import { isDeepStrictEqual } from 'node:util'
import type { Actor, Advance, CaseEvent, CaseRecord, Effect, Json, Known } from '../../../machines/kernel/types.ts'
import { decisionAt, isFinal, saidAt } from './matrix.ts'
import { sentAs } from './others.ts'
import { type Person, peopleFor } from './people.ts'
import { expiryOf, instantOf, limitEvents, limitsIn, plus, recordOf } from './situations.ts'
import type { Decision, Decisions, Letter, Sends, Way } from './types.ts'
import { filled, joined, nested, placed, words } from './values.ts'

/** What becomes of a letter: the move as the kernel tells it and what others are sent with it, or the rules that refuse. */
export type Outcome = (Extract<Advance, { ok: true }> & { sends: Sends }) | { ok: false; against: string[] }

/** One crossing of the table: this letter in that situation, sent by this person. */
export interface Cell {
  situation: string
  letter: string
  person: Person
  record: CaseRecord
  event: CaseEvent
  expected: Outcome
  /** What is said of the event where the state does not list it. */
  unlisted: string
  /** The rows of the table that the expectation was taken from. */
  rows: string[]
}

const refused = (...against: string[]): Outcome => ({ ok: false, against: against.toSorted() })

export const written = ({ userId, name, organisation }: Actor): Record<string, Json> => ({
  who: userId,
  whoName: name,
  whoOrganisation: organisation.name,
})

const moved = (
  table: Decisions,
  record: CaseRecord,
  event: CaseEvent,
  from: string,
  way: Way,
  { secret, was, corrects }: Pick<Letter, 'secret' | 'was' | 'corrects'> = {},
): Outcome => {
  const { at, by, type, verified: _verified, others: _others, ...payload } = event
  const fields = { ...(payload as Record<string, Json>), ...table.calendar[at], at, ...written(by) }
  const [status, place] = table.states[way.to ?? from]!
  const context = joined(placed(record.snapshot.context, way.keeps ?? {}, fields), way.adds ?? {}, fields)
  const isAnew = (deadline: string) => way.to === from && deadline.endsWith(`.${table.lifecycle.id}.${place}`)
  const running = record.snapshot.deadlines.filter((deadline) => deadline.event !== type && !isAnew(deadline.event))
  const told = { ...fields, ...context, before: record.snapshot.context }
  const kept = Object.fromEntries(Object.entries(event).filter(([field]) => field !== secret)) as CaseEvent
  const found = corrects ? otherwise(record.snapshot.context, payload as Record<string, Json>) : was
  const recorded = found ? { ...kept, was: found } : kept
  return {
    ok: true,
    record: {
      ...record,
      revision: record.revision + 1,
      snapshot: {
        value: nested(place) as CaseRecord['snapshot']['value'],
        context,
        status: isFinal(table, way.to ?? from) ? 'done' : 'active',
        deadlines: limitsIn(table, place, context, () => at, running),
      },
    },
    entry: {
      revision: record.revision + 1,
      entry: way.entry,
      event: recorded,
      taken: null,
      from: table.states[from]![0],
      to: status,
      at,
    },
    effects: effectsOf(table, way.effects, told),
    sends: sentAs(way.sends, told),
  }
}

/** What a record knows where a letter says otherwise. */
const otherwise = (context: Record<string, Json>, payload: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(
    Object.keys(payload).flatMap((name) =>
      isDeepStrictEqual(context[name], payload[name]) ? [] : [[name, context[name]!]],
    ),
  )

/** What the table says that is against a letter: rules by the row that says so. */
const against = (
  table: Decisions,
  decision: Decision,
  name: string,
  [letterName, letter]: [string, Letter],
  person: Person,
): { rule: string; row: string }[] => {
  const situation = table.situations[name]!
  const right = table.rights[letter.type]
  const circle = decision.by === undefined ? null : table.circles[decision.by]!
  const needs = words(decision.needs)
  const at = instantOf(table, situation)
  const lacking = [
    ...words(letter.lacks).map((rule) => ({ rule, row: `letter ${letterName} lacks ${rule}` })),
    ...words(letter.lacksAt?.[at]).map((rule) => ({ rule, row: `letter ${letterName} lacks ${rule} at ${at}` })),
    ...words(situation.lacks).map((rule) => ({ rule, row: `${name} lacks ${rule}` })),
    ...words(situation.lacksFor?.[letterName]).map((rule) => ({
      rule,
      row: `${name} lacks ${rule} for ${letterName}`,
    })),
    ...words(situation.lacksBy?.[person.name]).map((rule) => ({
      rule,
      row: `${name} lacks ${rule} by ${person.name}`,
    })),
  ]
  const notTheirs = [
    ...(person.holds || !right ? [] : [{ rule: right[1], row: `right to ${letter.type}` }]),
    ...(!circle || person.root || (person.party && circle.parties.includes(person.party))
      ? []
      : [{ rule: circle.rule, row: `circle ${decision.by}` }]),
  ]
  const notAsked =
    decision.or && notTheirs.length > 0
      ? [{ rule: table.correspondents![decision.or]!, row: `${decision.or} of ${letter.type}` }]
      : []
  const notAlone =
    decision.only && decision.only !== person.name
      ? [{ rule: table.correspondents![decision.only]!, row: `${decision.only} of ${letter.type}` }]
      : []
  return [
    ...notAlone,
    ...(decision.or === person.name ? [] : [...notTheirs, ...notAsked]),
    ...lacking.filter(({ rule }) => needs.includes(rule)),
  ]
}

/** The other records as the page knows them, none of which says no. */
export const knownBeside = ({ others = {} }: CaseEvent): Known[] =>
  Object.values(others).map((other) => ({ ...other, title: null, against: {} }))

/** What is said of an event where the state does not list it. */
const unlistedIn = (table: Decisions, type: string, state: string, { snapshot }: CaseRecord): string =>
  saidAt(table, type, state) ?? (snapshot.status === 'done' ? 'isUnfinished' : 'isKnownInState')

const judged = (table: Decisions, name: string, sent: [string, Letter], person: Person): Omit<Cell, 'letter'> => {
  const [, letter] = sent
  const situation = table.situations[name]!
  const record = recordOf(table, situation)
  const event: CaseEvent = {
    type: letter.type,
    ...letter.payload,
    ...(letter.verified && { verified: true }),
    ...(letter.others && !situation.alone && { others: letter.others }),
    by: person.actor,
    at: instantOf(table, situation),
  }
  const unlisted = unlistedIn(table, letter.type, situation.state, record)
  const cell = { situation: name, person, record, event, unlisted }
  const decision = decisionAt(table, letter.type, situation.state)
  if (!decision) return { ...cell, expected: refused(unlisted), rows: [] }
  const said = against(table, decision, name, sent, person)
  if (said.length > 0)
    return { ...cell, expected: refused(...new Set(said.map(({ rule }) => rule))), rows: said.map(({ row }) => row) }
  const is = [...words(situation.is), ...words(letter.is)]
  const way = decision.then.find(({ when }) => words(when).every((condition) => is.includes(condition)))
  if (!way) throw new Error(`${letter.type} leads nowhere in: ${name}`)
  return {
    ...cell,
    expected: moved(table, record, event, situation.state, way, letter),
    rows: [
      `way ${letter.type} ${way.when ?? ''} ${way.entry} ${way.to ?? ''}`,
      ...words(way.when).map(
        (condition) => `${words(letter.is).includes(condition) ? `letter ${sent[0]}` : name} is ${condition}`,
      ),
      ...(way.effects ?? []).map((effect) => `effect ${effect}`),
    ],
  }
}

/** What the host does, by the names that the table gives it. */
export const effectsOf = (table: Decisions, names: readonly string[] = [], told: Record<string, Json>): Effect[] =>
  names.map((name): Effect => {
    const effect = table.effects[name]
    if (!effect) throw new Error(`Nothing says what ${name} is`)
    return filled(effect as unknown as Json, told, '') as unknown as Effect
  })

const rootOf = (people: Person[]): Person => people.find(({ root }) => root)!

/** Letters that come when a limit is over find the case expired. */
const late = (table: Decisions, name: string, sent: [string, Letter], people: Person[]): Omit<Cell, 'letter'>[] => {
  const cell = judged(table, name, sent, rootOf(people))
  const [first] = cell.record.snapshot.deadlines
  if (!first) return []
  return [{ ...cell, event: { ...cell.event, at: first.at }, expected: refused('isBeforeDeadline'), rows: [] }]
}

/** The event of a limit at its instant, by anybody, and a moment too early. */
const expiries = (table: Decisions, name: string, type: string, people: Person[]): Omit<Cell, 'letter'>[] => {
  const situation = table.situations[name]!
  const record = recordOf(table, situation)
  const armed = record.snapshot.deadlines
  const deadline = armed.find(({ event }) => event === type)
  const at = deadline?.at ?? instantOf(table, situation)
  const { byPerson, entry, others, ...way } = expiryOf(table, type, words(situation.is))
  return people.flatMap((person) => {
    const by = { ...person.actor, permissions: person.root ? person.actor.permissions : [] }
    const event: CaseEvent = { type, by, at, ...(others && { others }) }
    const cell = { situation: name, person, record, event, unlisted: 'isKnownInState', rows: [] as string[] }
    if (!deadline) return [{ ...cell, expected: refused(cell.unlisted) }]
    const mine = { ...way, entry: person.name === 'system' ? entry : byPerson }
    const expected =
      deadline === armed[0] ? moved(table, record, event, situation.state, mine) : refused('isBeforeDeadline')
    return [
      {
        ...cell,
        expected,
        rows: expected.ok ? [`limit ${type}`, ...(way.effects ?? []).map((effect) => `effect ${effect}`)] : [],
      },
      { ...cell, event: { ...event, at: plus(at, -1) }, expected: refused('isDeadlineDue') },
    ]
  })
}

/** Every cell of the table. */
export const cellsOf = (table: Decisions): Cell[] => {
  const people = new Map(
    Object.entries(table.rights).map(([type, right]) => [type, peopleFor(table, right?.[0] ?? null)]),
  )
  const [anybody] = people.values()
  return Object.keys(table.situations).flatMap((name) => [
    ...Object.entries(table.letters).flatMap((sent) => {
      const asked = people.get(sent[1].type)!
      return [...asked.map((person) => judged(table, name, sent, person)), ...late(table, name, sent, asked)].map(
        (cell): Cell => ({ ...cell, letter: sent[0] }),
      )
    }),
    ...limitEvents(table).flatMap((type) =>
      expiries(table, name, type, anybody!).map((cell): Cell => ({ ...cell, letter: type })),
    ),
  ])
}
