import type { ElkNode } from 'elkjs/lib/elk-api'
import type { Size } from './block.ts'
import type { Chart } from './chart.ts'
import { inset, startOf, titleOf } from './graph.ts'

export interface Point {
  x: number
  y: number
}

export type Box = Point & Size

/** Where everything stands, by id, in pixels from the upper left corner of the drawing. */
export interface Plan extends Size {
  boxes: Record<string, Box>
  /** Titles of the boxes that hold states. */
  titles: Record<string, Box>
  edges: Record<string, { points: Point[]; label: Box }>
  /** Where the states of a box, or of the whole, are entered. */
  starts: { at: Point; points: Point[] }[]
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** A straight way from one box to another, from edge to edge. */
export const between = (from: Box, to: Box): [Point, Point] => {
  const [start, end] = [middleOf(from), middleOf(to)]
  const [across, down] = [end.x - start.x, end.y - start.y]
  const atEdge = ({ x, y }: Point, { width, height }: Size, way: 1 | -1): Point => {
    const part = Math.min(0.5, width / 2 / Math.abs(across), height / 2 / Math.abs(down))
    return { x: x + way * across * part, y: y + way * down * part }
  }
  return [atEdge(start, from, 1), atEdge(end, to, -1)]
}

const step = 8

export const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** With what must stay free around words. */
const around = ({ x, y, width, height }: Box): Box => ({ x: x - step, y, width: width + 2 * step, height })

/** The stretches of a line as boxes without breadth. */
export const stretches = (points: readonly Point[]): Box[] =>
  points.slice(1).map((to, index) => {
    const from = points[index]!
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    }
  })

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

/** What a layout says of a chart's graph. */
export const planOf = ({ states, edges }: Chart, laidOut: ElkNode): Plan => {
  const nodes = new Map<string, Box>()
  const collect = ({ children = [] }: ElkNode) => {
    for (const child of children) {
      nodes.set(child.id, boxOf(child))
      collect(child)
    }
  }
  collect(laidOut)
  const lines = new Map(
    laidOut.edges!.map(({ id, sections = [], labels = [] }) => {
      const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ])
      const rounded = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
      return [id, { points: rounded, label: boxOf(labels[0] ?? {}) }]
    }),
  )
  const boxes = Object.fromEntries(states.map(({ id }) => [id, nodes.get(id)!]))
  const starts = states
    .filter(({ state }) => state?.initial)
    .map(({ id, parent }) => ({
      at: middleOf(nodes.get(startOf(parent))!),
      points: lines.get(`${startOf(parent)} ${id}`)!.points,
    }))
  const drawn = Object.fromEntries(
    edges.map(({ id, isBack }) => {
      const { points, label } = lines.get(id)!
      return [id, { points: isBack ? points.toReversed() : points, label }]
    }),
  )
  const inTheWay = [
    ...states.filter(({ hasChildren }) => !hasChildren).map(({ id }) => boxes[id]!),
    ...starts.map(({ at: { x, y } }) => ({ x: x - step, y: y - step, width: 2 * step, height: 2 * step })),
    ...[...Object.values(drawn), ...starts].flatMap(({ points }) => stretches(points)),
    ...Object.values(drawn).map(({ label }) => label),
  ]
  /** The layout keeps room for a title anywhere above the states; it stands as far left as nothing is in the way. */
  const titled = (id: string): Box => {
    const { x, y } = boxes[id]!
    const given = nodes.get(titleOf(id))!
    const inner = states.filter(({ parent, hasChildren }) => parent === id && hasChildren).map((one) => boxes[one.id]!)
    const tries = Array.from({ length: Math.max(0, Math.floor((given.x - x - inset.across) / step)) }, (_, index) => ({
      ...given,
      x: x + inset.across + index * step,
      y: y + inset.down,
    }))
    const isFree = (box: Box) => ![...inTheWay, ...inner].some((other) => meet(around(box), other))
    return tries.find(isFree) ?? given
  }
  return {
    width: Math.round(laidOut.width!),
    height: Math.round(laidOut.height!),
    boxes,
    titles: Object.fromEntries(states.filter(({ hasChildren }) => hasChildren).map(({ id }) => [id, titled(id)])),
    edges: drawn,
    starts,
  }
}
