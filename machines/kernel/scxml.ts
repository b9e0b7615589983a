import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { deadlinesOf, delayOf, transitionsOf } from './chart.ts'
import { guardText, namedActions } from './named.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!)

const tag = (
  name: string,
  attributes: Readonly<Record<string, string | null | undefined>>,
  inner: readonly string[] = [],
): string[] => {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : ` ${key}="${escaped(value)}"`,
  )
  const opening = `<${name}${said.join('')}`
  return inner.length === 0 ? [`${opening}/>`] : [`${opening}>`, ...inner.map((line) => `  ${line}`), `</${name}>`]
}

/** What the chart has the host do is an element of its own namespace, as the standard allows. */
const actionsIn = (actions: readonly unknown[]): string[] =>
  namedActions(actions).flatMap(({ type }) => tag('chart:action', { type }))

const transitionIn = (machine: AnyStateMachine, { eventType, guard, target, actions }: AnyTransitionDefinition) =>
  tag(
    'transition',
    { event: eventType || null, cond: guardText(machine, guard), target: target?.[0]?.id },
    actionsIn(actions),
  )

const inside = (machine: AnyStateMachine, node: AnyStateNode): string[] => {
  const deadlines = deadlinesOf(node)
  const armed = deadlines.flatMap((event) => tag('send', { id: event, event, delayexpr: delayOf(event) }))
  const disarmed = deadlines.flatMap((sendid) => tag('cancel', { sendid }))
  const block = (name: string, lines: string[]) => (lines.length > 0 ? tag(name, {}, lines) : [])
  return [
    ...block('onentry', [...armed, ...actionsIn(node.entry)]),
    ...block('onexit', [...disarmed, ...actionsIn(node.exit)]),
    ...[...(node.always ?? []), ...transitionsOf(node)].flatMap((one) => transitionIn(machine, one)),
    ...Object.values(node.states).flatMap((child) => stateIn(machine, child)),
  ]
}

const entered = (node: AnyStateNode): string | null => (node.type === 'compound' ? node.initial.target[0]!.id : null)

const stateIn = (machine: AnyStateMachine, node: AnyStateNode): string[] => {
  const name = node.type === 'parallel' || node.type === 'final' ? node.type : 'state'
  return tag(name, { id: node.id, initial: entered(node) }, inside(machine, node))
}

/** A machine in the State Chart XML of the W3C: rules, effects and delays by their names. */
export const scxmlOf = (machine: AnyStateMachine): string => {
  const { root } = machine
  const space = { xmlns: 'http://www.w3.org/2005/07/scxml', 'xmlns:chart': 'urn:chart:actions' }
  const whole =
    root.type === 'parallel'
      ? tag('parallel', { id: machine.id }, inside(machine, root))
      : transitionsOf(root).length > 0
        ? tag('state', { id: machine.id, initial: entered(root) }, inside(machine, root))
        : inside(machine, root)
  const initial = root.type === 'compound' && transitionsOf(root).length === 0 ? entered(root) : machine.id
  const lines = tag('scxml', { ...space, version: '1.0', name: machine.id, initial }, whole)
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n')
}
