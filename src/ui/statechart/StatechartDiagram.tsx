import '@xyflow/react/dist/base.css'
import { MarkerType, ReactFlow, type EdgeTypes, type NodeTypes } from '@xyflow/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outline } from '../../../machines/kernel/outline.ts'
import { plan, type Spacing } from './layout.ts'
import { lines, MoveEdge, type MoveEdgeType } from './MoveEdge.tsx'
import { StateNode, type StateNodeType } from './StateNode.tsx'
import { isTaken, type Step, wordsOf } from './way.ts'
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

const roomy: Spacing = { leaf: { width: 150, height: 36 }, between: 24, below: 36 }
const tight: Spacing = { leaf: { width: 104, height: 46 }, between: 10, below: 24 }

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
  const { t } = useTranslation('case')
  const placed = useMemo(() => plan(outline, isExplorable ? roomy : tight), [outline, isExplorable])
  const visited = new Set(steps.map(({ to }) => to))
  const stateOf = (id: string) => outline.states.find((state) => state.id === id)!

  const nodes = placed.states.map(({ state, x, y, width, height, hasChildren }): StateNodeType => {
    const text = textOf(state.label)
    const isVisited = state.parent === null && visited.has(state.status)
    const data = {
      text,
      intent: state.intent,
      isActive: active.has(state.id),
      isVisited,
      isFinal: state.final,
      hasChildren,
    }
    return { id: state.id, type: 'state', ariaRole: 'img', ariaLabel: text, position: { x, y }, width, height, data }
  })

  const edges = placed.edges.map(({ id, from, to, transitions, points }): MoveEdgeType => {
    const [source, target] = [stateOf(from), stateOf(to)]
    const taken = transitions.some(({ event }) => isTaken(steps, source, target, event))
    const kind = taken ? 'taken' : active.has(from) ? 'open' : 'faint'
    const words = wordsOf(transitions, textOf, t('diagram.deadline'))
    return {
      id,
      type: 'move',
      ariaLabel: `${textOf(source.label)} → ${textOf(target.label)}: ${words}`,
      source: from,
      target: to,
      markerEnd: {
        type: MarkerType.ArrowClosed,
        markerUnits: 'userSpaceOnUse',
        width: 14,
        height: 14,
        color: lines[kind].stroke,
      },
      zIndex: taken ? 2 : 1,
      data: { points, kind },
    }
  })

  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      onInit={(flow) => void flow.fitBounds({ x: 0, y: 0, width: placed.width, height: placed.height }, { padding: 0 })}
      minZoom={0.2}
      maxZoom={isExplorable ? 2 : 1}
      proOptions={{ hideAttribution: !isExplorable }}
      {...still}
      {...(!isExplorable && fixed)}
    >
      {isExplorable && <ZoomButtons />}
    </ReactFlow>
  )
}

export default StatechartDiagram
