import { tokens } from '@fluentui/react-components'
import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react'
import type { Point } from './layout.ts'

export interface MoveData extends Record<string, unknown> {
  points: Point[]
  kind: keyof typeof lines
}

export type MoveEdgeType = Edge<MoveData, 'move'>

/** Through the points in straight pieces, with the corners rounded. */
const through = ([first, ...rest]: Point[]): string => {
  const last = rest.at(-1)!
  const curves = rest.slice(0, -1).map((corner, index) => {
    const next = rest[index + 1]!
    const end = index === rest.length - 2 ? next : { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }
    return `Q ${corner.x} ${corner.y} ${end.x} ${end.y}`
  })
  return `M ${first!.x} ${first!.y} ${curves.length > 0 ? curves.join(' ') : `L ${last.x} ${last.y}`}`
}

/** The library's style sheet sets the stroke of every line: only an inline style wins over it. */
export const lines = {
  faint: { stroke: tokens.colorNeutralStroke2, strokeWidth: 1 },
  open: { stroke: tokens.colorNeutralForeground3, strokeWidth: 1, strokeDasharray: '5 3' },
  taken: { stroke: tokens.colorBrandStroke1, strokeWidth: 2.5 },
}

export const MoveEdge = ({ data, markerEnd }: EdgeProps<MoveEdgeType>) => (
  <BaseEdge path={through(data!.points)} markerEnd={markerEnd} style={lines[data!.kind]} />
)
