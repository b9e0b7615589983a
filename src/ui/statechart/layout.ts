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

/** All that leads from one state to another as one line; `points` only when both have the same parent. */
export interface PlacedEdge {
  id: string
  from: string
  to: string
  transitions: OutlineTransition[]
  points: Point[] | null
}

export interface Plan extends Box {
  /** Parents before their children. */
  states: PlacedState[]
  edges: PlacedEdge[]
}

const leaf: Box = { width: 168, height: 40 }
const titleHeight = 34
const margin = 14

/** Places the states of each parent by themselves, and each parent as a box among its siblings. */
export const plan = ({ states, transitions }: Outline): Plan => {
  const byId = new Map(states.map((state) => [state.id, state]))
  const childrenOf = (parent: string | null) => states.filter((state) => state.parent === parent)
  const edges = mergedEdges(transitions)
  const graphs = new Map<string | null, Graph>()

  const ancestorBelow = (parent: string | null, id: string): string | null => {
    const state = byId.get(id)
    return !state ? null : state.parent === parent ? id : state.parent && ancestorBelow(parent, state.parent)
  }

  const measure = (parent: string | null): Box => {
    const children = childrenOf(parent)
    if (children.length === 0) return leaf
    const graph = new Graph()
    graph.setGraph({ rankdir: 'TB', nodesep: 22, ranksep: 34, edgesep: 12, marginx: margin, marginy: margin })
    graph.setDefaultEdgeLabel(() => ({}))
    for (const { id } of children) graph.setNode(id, { ...measure(id) })
    for (const edge of edges) {
      const [from, to] = [ancestorBelow(parent, edge.from), ancestorBelow(parent, edge.to)]
      if (from && to && from !== to) graph.setEdge(from, to)
    }
    layout(graph)
    graphs.set(parent, graph)
    const { width, height } = graph.graph() as Box
    return { width, height: height + (parent === null ? 0 : titleHeight) }
  }

  const settle = (parent: string | null, origin: Point): PlacedState[] =>
    childrenOf(parent).flatMap((state) => {
      const graph = graphs.get(parent)!
      const { width, height, ...centre } = graph.node(state.id) as Box & Point
      const x = origin.x + centre.x - width / 2
      const y = origin.y + centre.y - height / 2
      const below = settle(state.id, { x, y: y + titleHeight })
      for (const edge of edges)
        if (edge.from === state.id && byId.get(edge.to)?.parent === parent)
          edge.points = (graph.edge(edge.from, edge.to) as { points: Point[] }).points.map((point) => ({
            x: origin.x + point.x,
            y: origin.y + point.y,
          }))
      return [{ state, x, y, width, height, hasChildren: below.length > 0 }, ...below]
    })

  const whole = measure(null)
  return { states: settle(null, { x: 0, y: 0 }), edges, ...whole }
}

const mergedEdges = (transitions: readonly OutlineTransition[]): PlacedEdge[] => {
  const merged = new Map<string, PlacedEdge>()
  for (const transition of transitions) {
    const { from, to } = transition
    if (from === to) continue
    const id = `${from}→${to}`
    const edge = merged.get(id) ?? { id, from, to, transitions: [], points: null }
    merged.set(id, { ...edge, transitions: [...edge.transitions, transition] })
  }
  return [...merged.values()]
}
