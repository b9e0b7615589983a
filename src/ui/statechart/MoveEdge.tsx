import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react'
import type { Point } from './layout.ts'
import { type LineKind, lineStyles, through } from './lines.ts'

export type MoveEdgeType = Edge<{ points: Point[]; kind: LineKind }, 'move'>

export const MoveEdge = ({ data, markerEnd }: EdgeProps<MoveEdgeType>) => (
  <BaseEdge path={through(data!.points)} markerEnd={markerEnd} style={lineStyles[data!.kind]} />
)
