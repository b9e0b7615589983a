import { tokens } from '@fluentui/react-components'
import type { Point } from './plan.ts'

export const heats = ['heat1', 'heat2', 'heat3', 'heat4', 'heat5'] as const

/** A move that was made, one that can be made from here, any other; the way in; how often a way was taken; one that nothing has taken. */
export type LineKind = 'taken' | 'open' | 'faint' | 'start' | 'missed' | 'cold' | (typeof heats)[number]

export const lineStyles = {
  start: { stroke: tokens.colorNeutralForeground4, strokeWidth: 1 },
  faint: { stroke: tokens.colorNeutralStroke1Pressed, strokeWidth: 1 },
  open: { stroke: tokens.colorNeutralForeground2, strokeWidth: 1.5 },
  missed: { stroke: tokens.colorPaletteRedForeground1, strokeWidth: 2 },
  taken: { stroke: tokens.colorBrandStroke1, strokeWidth: 2 },
  cold: { stroke: tokens.colorNeutralStroke1Pressed, strokeWidth: 1 },
  heat1: { stroke: tokens.colorPaletteLightTealForeground2, strokeWidth: 1.5 },
  heat2: { stroke: tokens.colorPaletteMarigoldBorderActive, strokeWidth: 2.5 },
  heat3: { stroke: tokens.colorPalettePumpkinBorderActive, strokeWidth: 3.5 },
  heat4: { stroke: tokens.colorPaletteRedBorderActive, strokeWidth: 5 },
  heat5: { stroke: tokens.colorPaletteDarkRedBorderActive, strokeWidth: 7 },
} as const

/** How long the head of a line is, the broader the line the longer; its broad end has a notch. */
export const headOf = (kind: LineKind): { length: number; notch: number } => {
  const length = 9 + 1.6 * Math.max(0, lineStyles[kind].strokeWidth - 2)
  return { length, notch: (2 / 9) * length }
}

const radius = 8

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = Math.min(distance / length, 0.5)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** The points of a line whose head begins where the line ends, so that its point is seen. */
const beforeHead = (points: readonly Point[], kind: LineKind): Point[] => {
  const { length, notch } = headOf(kind)
  return [...points.slice(0, -1), towards(points.at(-1)!, points.at(-2)!, length - notch)]
}

/** An SVG path through the points with the corners rounded, up to its head. */
export const through = (ends: readonly Point[], kind: LineKind): string => {
  const points = beforeHead(ends, kind)
  const corners = points.slice(1, -1).map((corner, index) => {
    const [before, after] = [points[index]!, points[index + 2]!].map((end) => towards(corner, end, radius))
    return `L ${before!.x} ${before!.y} Q ${corner.x} ${corner.y} ${after!.x} ${after!.y}`
  })
  const [first, last] = [points[0]!, points.at(-1)!]
  return `M ${first.x} ${first.y} ${corners.join(' ')} L ${last.x} ${last.y}`
}
