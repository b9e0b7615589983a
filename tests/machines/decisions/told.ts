import { isDeepStrictEqual } from 'node:util'
import type { StateValue } from 'xstate'
import { systemActor } from '../../../machines/kernel/actors.ts'
import { begin } from '../../../machines/kernel/advance.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { instantOf, limitsIn } from './situations.ts'
import type { Decisions } from './types.ts'
import { nested, placed, words } from './values.ts'

/** The portraits that a lifecycle's facts do not fit. */
export const factDifferences = ({ portraits, input, beginning }: Decisions, lifecycle: Lifecycle): string[] =>
  Object.entries(portraits.told).flatMap(([name, { facts, tells }]) => {
    const told = lifecycle.facts(placed({ ...input, ...beginning }, facts))
    const expected = { ...portraits.untold, ...tells }
    return isDeepStrictEqual(told, expected) ? [] : [`${name}: tells ${JSON.stringify(told)}`]
  })

/** A record that begins is in the first state of the table, knows what the table says and has its first limits running. */
export const beginningDifferences = (table: Decisions, lifecycle: Lifecycle): string[] => {
  const [first] = Object.values(table.states)
  const [status, place] = first!
  const at = instantOf(table, {})
  const context = { ...table.input, ...table.beginning }
  const stamp = { by: systemActor, at }
  const expected = {
    record: {
      machine: lifecycle.id,
      version: lifecycle.version,
      revision: 0,
      snapshot: {
        value: nested(place),
        context,
        status: 'active',
        deadlines: limitsIn(table, place, context, () => at),
      },
    },
    entry: {
      revision: 0,
      entry: 'created',
      event: { type: 'created', input: table.input, ...stamp },
      from: null,
      to: status,
      at,
    },
    effects: [],
  }
  const begun = begin(lifecycle, table.input, stamp)
  return isDeepStrictEqual(begun, expected) ? [] : [`it begins as ${JSON.stringify(begun)}`]
}

/** The states that pages would draw otherwise. */
export const tagDifferences = (table: Decisions, { machine }: Lifecycle): string[] =>
  Object.entries(table.states).flatMap(([state, [, place, tags]]) => {
    const drawn = [...machine.resolveState({ value: nested(place) as StateValue, context: {} }).tags].toSorted()
    return isDeepStrictEqual(drawn, words(tags)) ? [] : [`${state} is ${drawn.join(' ')}`]
  })

const reading = (read: () => unknown): { taken: unknown } | { refused: true } => {
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
