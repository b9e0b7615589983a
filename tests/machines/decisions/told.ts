import { isDeepStrictEqual } from 'node:util'
import type { StateValue } from 'xstate'
import { systemActor } from '../../../machines/kernel/actors.ts'
import { beginning as beginningOf } from '../../../machines/kernel/advance.ts'
import { restored } from '../../../machines/kernel/chart.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import { beginTogether, type Together } from '../../../machines/kernel/together.ts'
import type { Lifecycle, Other, Refusal, Stamp } from '../../../machines/kernel/types.ts'
import { effectsOf, written } from './cells.ts'
import { asAsked, sentAs, sentBy } from './others.ts'
import { peopleFor } from './people.ts'
import { instantOf, limitsIn } from './situations.ts'
import type { Begun, Decisions, Sends } from './types.ts'
import { nested, placed, words } from './values.ts'

/** The portraits that a lifecycle's facts do not fit. */
export const factDifferences = ({ portraits, input, beginning }: Decisions, lifecycle: Lifecycle): string[] =>
  Object.entries(portraits.told).flatMap(([name, { facts, tells }]) => {
    const told = lifecycle.facts(placed({ ...input, ...beginning }, facts))
    const expected = { ...portraits.untold, ...tells }
    return isDeepStrictEqual(told, expected) ? [] : [`${name}: tells ${JSON.stringify(told)}`]
  })

/**
 * A record that begins is in the first state of the table, knows what the table says and has its first limits running: of whoever
 * may begin it, and of nobody else.
 */
export const beginningDifferences = (table: Decisions, lifecycle: Lifecycle): string[] =>
  beginnersOf(table).flatMap(({ who, stamp, against, ...does }) => {
    const begun = reading(() => {
      const event = beginningOf(lifecycle, table.input, stamp)
      const asked = asAsked(lifecycle, event.input, event)
      const result = beginTogether(lifecycle, table.input, asked, {})
      return result.ok ? { ...result, sends: sentBy(lifecycle, event.input, asked) } : result
    })
    const actual = 'refused' in begun || begun.taken.ok ? begun : guardsOf(lifecycle, begun.taken.refusal)
    const expected = against.length > 0 ? against : { taken: begunAs(table, lifecycle, stamp, does) }
    return isDeepStrictEqual(actual, expected) ? [] : [`it begins by ${who} as ${JSON.stringify(actual)}`]
  })

const guardsOf = (lifecycle: Lifecycle, refusal: Refusal): string[] =>
  reasonsOf(lifecycle, refusal)
    .map(({ guard }) => guard)
    .toSorted()

type Does = Pick<Begun, 'keeps' | 'effects' | 'sends'>

interface Beginner extends Does {
  who: string
  stamp: Stamp
  /** Rules that refuse. */
  against: string[]
}

const beginnersOf = (table: Decisions): Beginner[] => {
  const at = instantOf(table, {})
  const { begun, arises, circles } = table
  if (!begun) return [{ who: 'system', stamp: { by: systemActor, at }, against: [], ...arises }]
  const { right, by: circle, needs: _needs, others, unless = {}, ...does } = begun
  const asked = circle === undefined ? null : circles[circle]!
  const cases = { usual: { of: '', lacks: '' }, ...unless } as NonNullable<typeof begun.unless>
  return peopleFor(table, right[0]).flatMap(({ name, actor, holds, root, party }) =>
    Object.entries(cases).map(([title, { of, status, facts = {}, absent, lacks }]) => {
      const changed = Object.entries(others).flatMap(([other, usual]): [string, Other][] => {
        if (other !== of) return [[other, usual]]
        return absent ? [] : [[other, { ...usual, ...(status && { status }), facts: { ...usual.facts, ...facts } }]]
      })
      const isOfCircle = root || !asked || (party !== null && asked.parties.includes(party))
      const lacking = [...(holds ? [] : [right[1]]), ...(isOfCircle ? [] : [asked.rule])]
      return {
        who: `${name}, ${title}`,
        stamp: { by: actor, at, ...(Object.keys(others).length > 0 && { others: Object.fromEntries(changed) }) },
        // What is not there is not judged.
        against: (absent ? words(lacks) : [...lacking, ...words(lacks)]).toSorted(),
        ...does,
      }
    }),
  )
}

const begunAs = (
  table: Decisions,
  lifecycle: Lifecycle,
  stamp: Stamp,
  { keeps = {}, effects, sends }: Does,
): Together & { sends: Sends } => {
  const [first] = Object.values(table.states)
  const [status, place] = first!
  const { at } = stamp
  const told = { ...table.calendar[at], at, ...written(stamp.by) }
  const context = placed({ ...table.input, ...table.beginning }, keeps, told)
  const known = { ...told, ...context }
  const step = {
    ok: true as const,
    record: {
      machine: lifecycle.id,
      version: lifecycle.version,
      revision: 0,
      snapshot: {
        value: nested(place) as StateValue,
        context,
        status: 'active' as const,
        deadlines: limitsIn(table, place, context, () => at),
      },
    },
    entry: {
      revision: 0,
      entry: 'created',
      event: { type: 'created', input: table.input, ...stamp },
      taken: null,
      from: null,
      to: status,
      at,
    },
    effects: effectsOf(table, effects, known),
  }
  return { ok: true, step, along: {}, left: {}, sends: sentAs(sends, known) }
}

/** The states that pages would draw otherwise. */
export const tagDifferences = (table: Decisions, { machine }: Lifecycle): string[] =>
  Object.entries(table.states).flatMap(([state, [, place, tags]]) => {
    const drawn = [...restored(machine, { value: nested(place) as StateValue, context: {} }).tags].toSorted()
    return isDeepStrictEqual(drawn, words(tags)) ? [] : [`${state} is ${drawn.join(' ')}`]
  })

const reading = <T>(read: () => T): { taken: T } | { refused: true } => {
  try {
    return { taken: read() }
  } catch {
    return { refused: true }
  }
}

/** The payloads that an event's schema, or the input's, takes though it should not, refuses or changes. */
export const payloadDifferences = (table: Decisions, lifecycle: Lifecycle): string[] =>
  Object.entries(table.payloads).flatMap(([event, { takes, refuses, becomes = [] }]) => {
    const schema = event === 'begin' ? lifecycle.start : lifecycle.events[event]!.schema!
    const letter = Object.values(table.letters).find(({ type }) => type === event)
    const base = event === 'begin' ? table.input : letter!.payload!
    const judged = (payload: object) => {
      const whole = Object.fromEntries(
        Object.entries({ ...base, ...payload }).filter(([, value]) => value !== undefined),
      )
      return { whole, ...reading(() => schema.validateSync(whole, { stripUnknown: true })) }
    }
    return [
      ...[...[{}, ...takes].map((payload) => [payload, payload] as const), ...becomes].flatMap(([payload, kept]) => {
        const result = judged(payload)
        return 'taken' in result && isDeepStrictEqual(result.taken, judged(kept).whole)
          ? []
          : [`${event} does not take ${JSON.stringify(payload).slice(0, 200)} as it should`]
      }),
      ...refuses.flatMap((payload) =>
        'refused' in judged(payload) ? [] : [`${event} takes ${JSON.stringify(payload).slice(0, 200)}`],
      ),
    ]
  })

/** Events and fields of whose payloads the table says nothing. */
export const unsaidPayloads = (table: Decisions, lifecycle: Lifecycle): string[] => {
  const schemas = Object.entries({
    begin: lifecycle.start,
    ...Object.fromEntries(
      Object.entries(lifecycle.events).flatMap(([type, { schema }]) => (schema ? [[type, schema]] : [])),
    ),
  })
  return schemas.flatMap(([event, schema]) => {
    const { takes = [], refuses = [] } = table.payloads[event] ?? {}
    const said = new Set([...takes, ...refuses].flatMap((payload) => Object.keys(payload)))
    return Object.keys(schema.fields)
      .filter((field) => !said.has(field))
      .map((field) => `the table says nothing of ${field} of ${event}`)
  })
}
