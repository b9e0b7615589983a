import ELK from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { nodesOf, transitionsOf } from '../../../machines/kernel/chart.ts'
import { outline } from '../../../machines/kernel/outline.ts'
import { teller } from '../../../src/server/words.ts'
import { locales } from '../../../src/shared/locales.ts'
import { chartOf } from '../../../src/ui/statechart/chart.ts'
import { shownAs } from '../../../src/ui/statechart/fold.ts'
import { graphOf } from '../../../src/ui/statechart/graph.ts'
import { type Box, meet, planOf, type Point, stretches } from '../../../src/ui/statechart/plan.ts'
import { lifecycles } from '../../machines/lifecycles.ts'
import { tables } from '../../machines/tables.ts'

const elk = new ELK()

type Options = Parameters<typeof chartOf>[2]

const drawingOf = async (machine: AnyStateMachine, language: (typeof locales)[number], options: Options = {}) => {
  const textOf = teller(language)
  const words = {
    language,
    textOf: (key: string) => (key.includes(':') ? textOf(key) : key),
    t: teller(language, 'ui'),
  }
  const chart = chartOf(outline(machine), words, options)
  return { chart, plan: planOf(chart, await elk.layout(graphOf(chart))) }
}

/** The states that hold others. */
const regionsOf = (machine: AnyStateMachine) =>
  new Set(outline(machine).states.flatMap(({ parent }) => (parent === null ? [] : [parent])))

const cases: (readonly [string, AnyStateMachine, (typeof locales)[number], Options])[] = [
  ...lifecycles.flatMap(({ id, machine }) => locales.map((language) => [id, machine, language, {}] as const)),
  ...tables.map(({ machine }) => [machine.id, machine, 'en', {}] as const),
  ...[...lifecycles, ...tables].flatMap(({ machine }) => [
    [`${machine.id} with its rules and effects`, machine, 'vi', { isTechnical: true }] as const,
    ...(regionsOf(machine).size > 0
      ? [[`${machine.id} folded`, machine, 'id', { closed: regionsOf(machine) }] as const]
      : []),
  ]),
]

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]))

const holds = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height

/** On the border, to within the rounding. */
const isOnBorder = ({ x, y, width, height }: Box, at: Point): boolean => {
  const near = (one: number, other: number) => Math.abs(one - other) <= 1
  const acrossIt = at.x >= x - 1 && at.x <= x + width + 1
  const downIt = at.y >= y - 1 && at.y <= y + height + 1
  return (acrossIt && (near(at.y, y) || near(at.y, y + height))) || (downIt && (near(at.x, x) || near(at.x, x + width)))
}

it('credit life’s lines say what the buttons say, that a time limit ends them, and what chooses among several', async () => {
  const { chart } = await drawingOf(lifecycles.find(({ id }) => id === 'creditLife')!.machine, 'en')
  const said = (from: string, to: string) => {
    const edge = chart.edges.find(({ id }) => id === `creditLife.${from} creditLife.${to}`)
    return edge!.block.lines.map(({ text }) => text).join(' ')
  }
  expect(said('confirmed', 'cancelled')).toBe('Cancel quotation time limit')
  expect(said('initiated', 'rejected')).toBe('Submit SPK [loan above the limit] Reject')
  expect(said('initiated', 'dataCompleted')).toBe('Submit SPK [otherwise]')
  expect(said('approvalInProgress.atBroker', 'active')).toBe('Approve [documents and premium complete]')
  expect(said('approved', 'cancelled')).toBe('Cancel quotation time limit')
})

describe.each(cases)('the drawing of %s', async (_, machine, language, options) => {
  const { chart, plan } = await drawingOf(machine, language, options)
  const whole = { x: 0, y: 0, width: plan.width, height: plan.height }
  const boxOf = (id: string) => plan.boxes[id]!
  const leaves = chart.states.filter(({ hasChildren }) => !hasChildren).map(({ id }) => boxOf(id))
  const labels = Object.values(plan.edges).map(({ label }) => label)
  const titles = Object.values(plan.titles)

  it(`in ${language} has every transition with its words`, () => {
    const declared = [machine.root, ...nodesOf(machine)].flatMap((node) => [
      ...(node.always ?? []),
      ...transitionsOf(node),
    ])
    const shown = shownAs(outline(machine), options?.closed ?? new Set())
    const endOf = ({ id }: { id: string }) => shown.get(id) ?? id
    const moving = declared.filter(({ source, target }) => target && endOf(target[0]!) !== endOf(source))
    expect(chart.edges.flatMap(({ transitions }) => transitions)).toHaveLength(moving.length)
    for (const { id, block } of chart.edges) {
      expect([id, block.lines.every(({ text }) => text.trim() !== '')]).toEqual([id, true])
      expect(plan.edges[id]!.label).toMatchObject({ width: block.width + 8, height: block.height + 4 })
    }
    const staying = declared.filter(
      ({ source, target }) => endOf(source) === source.id && (!target || target[0] === source),
    )
    for (const { source } of staying) {
      const { lines } = chart.states.find(({ id }) => id === source.id)!.block
      expect(lines.some(({ text }) => text.startsWith('↻'))).toBe(true)
    }
  })

  it('has every box within its parent’s, and none upon another', () => {
    for (const { id, parent } of chart.states)
      expect([id, holds(parent ? boxOf(parent) : whole, boxOf(id))]).toEqual([id, true])
    expect(pairsOf(leaves).filter(([one, other]) => meet(one, other))).toEqual([])
    const siblings = pairsOf(chart.states).filter(([one, other]) => one.parent === other.parent)
    expect(siblings.filter(([one, other]) => meet(boxOf(one.id), boxOf(other.id)))).toEqual([])
  })

  it('has lines that turn squarely, begin and end at the borders of their states, and cross no state', () => {
    for (const { id, from, to } of chart.edges) {
      const { points } = plan.edges[id]!
      expect([id, isOnBorder(boxOf(from), points[0]!), isOnBorder(boxOf(to), points.at(-1)!)]).toEqual([id, true, true])
      for (const stretch of stretches(points)) {
        expect([id, Math.min(stretch.width, stretch.height)]).toEqual([id, 0])
        expect([id, leaves.filter((box) => meet(box, stretch))]).toEqual([id, []])
      }
    }
  })

  it('has every word in the clear, upon its own line', () => {
    expect(pairsOf([...labels, ...titles]).filter(([one, other]) => meet(one, other))).toEqual([])
    for (const label of [...labels, ...titles]) {
      expect(leaves.filter((box) => meet(box, label))).toEqual([])
      expect(holds(whole, label)).toBe(true)
    }
    const lines = [...Object.values(plan.edges), ...plan.starts].flatMap(({ points }) => stretches(points))
    expect(titles.filter((title) => lines.some((line) => meet(line, title)))).toEqual([])
    for (const [id, { points, label }] of Object.entries(plan.edges)) {
      expect([id, stretches(points).some((stretch) => meet(stretch, label))]).toEqual([id, true])
      const others = Object.entries(plan.edges).filter(([other]) => other !== id)
      const crossing = others.filter(([, other]) => stretches(other.points).some((stretch) => meet(stretch, label)))
      expect([id, crossing.map(([other]) => other)]).toEqual([id, []])
    }
  })
})
