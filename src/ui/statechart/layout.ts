import { Graph, layout } from '@dagrejs/dagre'
import type { Outline, OutlineState, OutlineTransition } from '../../../machines/kernel/outline.ts'

export interface Point {
  x: number
  y: number
}

interface Box {
  width: number
  height: number
}

/** In pixels from the upper left corner of the drawing. */
export interface PlacedState extends Point, Box {
  state: OutlineState
  hasChildren: boolean
}

/** All that leads from one state to another as one line. */
export interface PlacedEdge {
  id: string
  from: string
  to: string
  transitions: OutlineTransition[]
  points: Point[]
}

export interface Plan extends Box {
  /** Parents before their children. */
  states: PlacedState[]
  edges: PlacedEdge[]
}

export interface Spacing {
  leaf: Box
  /** Between neighbours of a rank. */
  between: number
  /** Between one rank and the next. */
  below: number
}

/** Room for the name of a state above its children. */
const titleHeight = 24

/** Places states in ranks, those with a parent within its box, and leads the lines around them. */
export const plan = ({ states, transitions }: Outline, { leaf, between, below }: Spacing): Plan => {
  const childrenOf = (parent: string | null) => states.filter((state) => state.parent === parent)
  const graph = new Graph({ compound: true, multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: between, ranksep: below, edgesep: 14, marginx: 8, marginy: 8 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { id } of states) graph.setNode(id, { ...leaf })
  for (const { id, parent } of states) if (parent !== null) graph.setParent(id, parent)

  /** Lines end at states without children, since the layout knows no others. */
  const innermost = (id: string): string => {
    const children = childrenOf(id)
    const first = children.find(({ initial }) => initial) ?? children[0]
    return first ? innermost(first.id) : id
  }
  const edges = merged(transitions)
  for (const { id, from, to } of edges) graph.setEdge(innermost(from), innermost(to), { minlen: 1 }, id)
  // A state that nothing leads to still belongs below the one declared before it.
  childrenOf(null).forEach(({ id }, index, top) => {
    const before = top[index - 1]
    if (before && graph.inEdges(innermost(id))?.length === 0)
      graph.setEdge(innermost(before.id), innermost(id), {}, `${id} below`)
  })
  layout(graph)

  const placed = states.map((state): PlacedState => {
    const { x, y, width, height } = graph.node(state.id) as Point & Box
    const hasChildren = childrenOf(state.id).length > 0
    const title = hasChildren ? titleHeight : 0
    return { state, x: x - width / 2, y: y - height / 2 - title, width, height: height + title, hasChildren }
  })
  const boxOf = (id: string) => placed.find(({ state }) => state.id === id)!
  const { width, height } = graph.graph() as Box
  return {
    width,
    height,
    states: placed,
    edges: edges.map((edge) => {
      const label = graph.edge({ v: innermost(edge.from), w: innermost(edge.to), name: edge.id }) as { points: Point[] }
      const outside = leaving(label.points, boxOf(edge.from))
      return { ...edge, points: leaving(outside.toReversed(), boxOf(edge.to)).toReversed() }
    }),
  }
}

/** The part of a line that begins where it leaves a box, if it begins inside. */
const leaving = (points: Point[], { x, y, width, height }: PlacedState): Point[] => {
  const isInside = (point: Point) => point.x > x && point.x < x + width && point.y > y && point.y < y + height
  const out = points.findIndex((point) => !isInside(point))
  if (out <= 0) return points
  const [inner, outer] = [points[out - 1]!, points[out]!]
  const border = [
    ((outer.x > inner.x ? x + width : x) - inner.x) / (outer.x - inner.x),
    ((outer.y > inner.y ? y + height : y) - inner.y) / (outer.y - inner.y),
  ].filter((part) => part > 0 && part <= 1)
  const part = Math.min(1, ...border)
  const exit = { x: inner.x + part * (outer.x - inner.x), y: inner.y + part * (outer.y - inner.y) }
  return [exit, ...points.slice(out)]
}

const merged = (transitions: readonly OutlineTransition[]): Omit<PlacedEdge, 'points'>[] => {
  const byEnds = new Map<string, Omit<PlacedEdge, 'points'>>()
  for (const transition of transitions) {
    const { from, to } = transition
    if (from === to) continue
    const id = `${from} ${to}`
    const edge = byEnds.get(id) ?? { id, from, to, transitions: [] }
    byEnds.set(id, { ...edge, transitions: [...edge.transitions, transition] })
  }
  return [...byEnds.values()]
}
