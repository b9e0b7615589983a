import '@xyflow/react/dist/base.css'
import { tokens } from '@fluentui/react-components'
import { MarkerType, ReactFlow, type EdgeTypes, type NodeTypes } from '@xyflow/react'
import { useMemo } from 'react'
import type { Outline } from '../../../machines/kernel/outline.ts'
import { plan } from './layout.ts'
import { MoveEdge, type MoveEdgeType } from './MoveEdge.tsx'
import { StateNode, type StateNodeType } from './StateNode.tsx'
import { isTaken, type Step } from './way.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

const nodeTypes: NodeTypes = { state: StateNode }
const edgeTypes: EdgeTypes = { move: MoveEdge }

export interface DiagramProps {
  outline: Outline
  /** Ids of the states a record stands in. */
  active: ReadonlySet<string>
  steps: readonly Step[]
  textOf(key: string): string
  /** Can be moved and zoomed; otherwise it is a picture. */
  isExplorable: boolean
}

const still = {
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
} as const

const fixed = {
  panOnDrag: false,
  zoomOnScroll: false,
  zoomOnPinch: false,
  zoomOnDoubleClick: false,
  preventScrolling: false,
} as const

const StatechartDiagram = ({ outline, active, steps, textOf, isExplorable }: DiagramProps) => {
  const placed = useMemo(() => plan(outline), [outline])
  const visited = new Set(steps.map(({ to }) => to))
  const byId = new Map(outline.states.map((state) => [state.id, state]))

  const nodes = placed.states.map(({ state, x, y, width, height, hasChildren }): StateNodeType => ({
    id: state.id,
    type: 'state',
    ariaRole: 'img',
    ariaLabel: textOf(state.label),
    position: { x, y },
    width,
    height,
    data: {
      text: textOf(state.label),
      intent: state.intent,
      isActive: active.has(state.id),
      isVisited: state.parent === null && visited.has(state.status),
      isFinal: state.final,
      hasChildren,
    },
  }))

  const edges = placed.edges.map(({ id, from, to, transitions, points }): MoveEdgeType => {
    const taken = isTaken(
      steps,
      byId.get(from)!,
      byId.get(to)!,
      transitions.map(({ event }) => event),
    )
    const isOpen = active.has(from)
    const texts = [...new Set(transitions.map(({ label, event }) => (label ? textOf(label) : event)))].join(', ')
    const colour = taken
      ? tokens.colorBrandStroke1
      : isOpen
        ? tokens.colorNeutralForeground3
        : tokens.colorNeutralStroke1
    return {
      id,
      type: 'move',
      ariaLabel: `${textOf(byId.get(from)!.label)} → ${textOf(byId.get(to)!.label)}: ${texts}`,
      source: from,
      target: to,
      markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16, color: colour },
      zIndex: taken ? 2 : 1,
      data: { points, isTaken: taken, isOpen, text: isExplorable && isOpen ? texts : null },
    }
  })

  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      fitView
      fitViewOptions={{ padding: 0.04, maxZoom: 1 }}
      minZoom={0.2}
      maxZoom={2}
      proOptions={{ hideAttribution: true }}
      {...still}
      {...(!isExplorable && fixed)}
    >
      {isExplorable && <ZoomButtons />}
    </ReactFlow>
  )
}

export default StatechartDiagram
