import { leavesOf } from './guards.ts'
import {
  deadlinesOf,
  delayOf,
  delaysOf,
  hasDelay,
  isDeadlineEvent,
  nodesOf,
  transitionsBy,
  transitionsOf,
} from './chart.ts'
import { longestLimit } from './deadlines.ts'
import { CREATED, involvedBy } from './others.ts'
import { findingsIn } from './ruleFindings.ts'
import type { RuleTable } from './ruleTable.types.ts'
import type { AnyStateNode } from 'xstate'
import type { Context, Lifecycle } from './types.ts'

/** A deadline whose every way out is guarded could stay due for ever and block the record. */
const hasWayOut = (node: AnyStateNode, type: string): boolean => transitionsBy(node, type).some(({ guard }) => !guard)

/** Rules that a guard asks and nobody has, or that read another record which the event does not involve. */
const faultsOfGuard = (lifecycle: Lifecycle, type: string, guard: Lifecycle['beginsIf']): string[] =>
  leavesOf(lifecycle.machine, guard).flatMap((name) => {
    const rule = lifecycle.rules[name]
    if (!rule) return [`no rule ${name}`]
    const { other } = rule
    return other === undefined || involvedBy(lifecycle, type)[other] ? [] : [`${type} does not involve ${other}`]
  })

/** Nobody stands behind what comes from outside who would see what it refers to. */
const faultsOfOutside = ({ events }: Lifecycle): string[] =>
  Object.entries(events)
    .filter(([, { from }]) => from === 'outside')
    .flatMap(([type, { fields }]) =>
      Object.entries(fields)
        .filter(([, field]) => ['reference', 'references', 'file'].includes(field.type))
        .map(([name, field]) => `${type} brings a ${field.type} as ${name} from outside`),
    )

/** What is answered by a link are events that a one-time code confirms, or that bring one text or one file with its name. */
const faultsOfAnswers = ({ events, inquiries = {} }: Lifecycle): string[] =>
  Object.values(inquiries).flatMap(({ answers }) =>
    Object.entries(answers).flatMap(([name, { asks, sends }]) => {
      const [field, ...more] = Object.values(events[sends]?.fields ?? {})
      if (!asks) {
        const isOne = more.length === (field?.type === 'file' ? 1 : 0)
        return isOne && ['longText', 'text', 'file'].includes(field?.type ?? '')
          ? []
          : [`${sends} brings no text or file for ${name}`]
      }
      return [
        ...(events[asks.type] ? [] : [`no event ${asks.type} has a code sent for ${name}`]),
        ...(events[sends]?.transient ? [] : [`${sends} brings no code for ${name}`]),
      ]
    }),
  )

/** Delays that a state waits for and nobody has declared, and the other way round. */
const faultsOfDelays = ({ machine }: Lifecycle): string[] => {
  const waited = nodesOf(machine).flatMap((node) => deadlinesOf(node).map((type) => ({ node, delay: delayOf(type) })))
  return [
    ...waited.flatMap(({ node, delay }) =>
      hasDelay(machine, delay) || !Number.isNaN(Number(delay))
        ? []
        : [`${node.id} waits for ${delay}, which is no delay`],
    ),
    ...delaysOf(machine).flatMap((name) =>
      waited.some(({ delay }) => delay === name) ? [] : [`no state waits for the delay ${name}`],
    ),
  ]
}

/** What would be said of an event, or of a state, that there is not, or where the event is listed. */
const faultsOfUnlisted = ({ machine, events, unlisted = {} }: Lifecycle): string[] =>
  Object.entries(unlisted).flatMap(([type, said]) => [
    ...(events[type] ? [] : [`no event ${type} to be unlisted`]),
    ...Object.keys(said).flatMap((state) => {
      const nodes = nodesOf(machine).filter(({ path }) => path[0] === state)
      if (nodes.length === 0) return [`no state ${state} that could list ${type}`]
      return nodes.some((node) => transitionsBy(node, type).length > 0) ? [`${state} lists ${type}`] : []
    }),
  ])

/** Tables whose usual rows would not be taken as a version of them. */
const faultsOfTables = ({ tables = {} }: Lifecycle): string[] =>
  Object.entries(tables).flatMap(([name, { usual, ...form }]) =>
    findingsIn(form, { rows: usual, examples: [] }).map(({ kind }) => `the usual rows of ${name}: ${kind}`),
  )

/** Values that a reckoning would read of a table that does not give them. */
const faultsOfReckoning = ({ reckons, tables = {} }: Lifecycle): string[] =>
  Object.entries(reckons?.reads ?? {}).flatMap(([table, values]) =>
    values.flatMap((value) => (tables[table]?.gives[value] ? [] : [`no ${value} of ${table} to reckon with`])),
  )

const faultsOf = (lifecycle: Lifecycle): string[] => [
  ...faultsOfTables(lifecycle),
  ...faultsOfReckoning(lifecycle),
  ...faultsOfChart(lifecycle),
  ...faultsOfUnlisted(lifecycle),
  ...faultsOfDelays(lifecycle),
  ...faultsOfOutside(lifecycle),
  ...faultsOfAnswers(lifecycle),
  ...faultsOfGuard(lifecycle, CREATED, lifecycle.beginsIf),
  ...(lifecycle.correction && !lifecycle.events[lifecycle.correction] ? [`no correction ${lifecycle.correction}`] : []),
  ...Object.keys({ ...lifecycle.deadlines, ...lifecycle.limits }).flatMap((delay) =>
    hasDelay(lifecycle.machine, delay) ? [] : [`no deadline ${delay}`],
  ),
]

const faultsOfChart = ({ machine, events, ...parts }: Lifecycle): string[] => [
  ...(transitionsOf(machine.root).length > 0 ? ['a transition of the whole machine would leave final states'] : []),
  ...nodesOf(machine).flatMap((node) => {
    const transitions = transitionsOf(node)
    return [
      ...(node.invoke.length > 0 ? [`${node.id} invokes`] : []),
      ...transitions.flatMap(({ eventType, guard }) => faultsOfGuard({ machine, events, ...parts }, eventType, guard)),
      ...transitions.flatMap(({ eventType, meta }) => {
        if (isDeadlineEvent(eventType)) return hasWayOut(node, eventType) ? [] : [`${eventType} can be refused`]
        if (!Object.hasOwn(events, eventType)) return [`no definition of ${eventType}`]
        return events[eventType]!.from && meta?.label ? [`${eventType} is no person’s`] : []
      }),
    ]
  }),
]

/** Days of time limits as a table of one row, which a case keeps among its `limits`. */
const limitsTable = (limits: Readonly<Record<string, number>>): RuleTable => ({
  asks: {},
  gives: Object.fromEntries(
    Object.keys(limits).map((name) => [name, { type: 'integer', min: 1, max: longestLimit, required: true }]),
  ),
  usual: [{ when: {}, then: { ...limits } }],
  applied: (context, given) => ({ ...context, limits: { ...(context['limits'] as Context), ...given } }),
})

const tablesOf = ({ limits, tables }: Lifecycle): Pick<Lifecycle, 'tables'> =>
  limits || tables ? { tables: { ...(limits && { limits: limitsTable(limits) }), ...tables } } : {}

/** A lifecycle whose chart, rules and events fit together; throws, naming the faults, when they do not. */
export const defineLifecycle = (declared: Lifecycle): Lifecycle => {
  const lifecycle = { ...declared, ...tablesOf(declared) }
  const faults = faultsOf(lifecycle)
  if (faults.length > 0) throw new Error(`${lifecycle.id}: ${faults.join(', ')}`)
  return lifecycle
}
