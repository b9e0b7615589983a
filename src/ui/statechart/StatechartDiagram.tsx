import '@xyflow/react/dist/base.css'
import { makeStyles, tokens } from '@fluentui/react-components'
import { MarkerType, ReactFlow, type EdgeTypes, type NodeTypes } from '@xyflow/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Drawing, factsOf, kindOf, stateOf } from './drawing.ts'
import { plan, type Spacing } from './layout.ts'
import { lineStyles } from './lines.ts'
import { MoveEdge, type MoveEdgeType } from './MoveEdge.tsx'
import { StateNode, type StateNodeType } from './StateNode.tsx'
import { wordsOf } from './way.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

const nodeTypes: NodeTypes = { state: StateNode }
const edgeTypes: EdgeTypes = { move: MoveEdge }

const spacing: Spacing = { leaf: { width: 150, height: 36 }, between: 24, below: 36 }

const still = {
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
} as const

const useStyles = makeStyles({
  root: {
    '& .react-flow__attribution': { backgroundColor: 'transparent' },
    '& .react-flow__attribution a': { color: tokens.colorNeutralForeground2 },
  },
})

/** Every state and every line, to be moved and zoomed. */
const StatechartDiagram = (drawing: Drawing) => {
  const { outline, textOf } = drawing
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const placed = useMemo(() => plan(outline, spacing), [outline])

  const nodes = placed.states.map((one): StateNodeType => {
    const { state, x, y, width, height } = one
    const data = { ...factsOf(drawing, one) }
    return {
      id: state.id,
      type: 'state',
      ariaRole: 'img',
      ariaLabel: data.text,
      position: { x, y },
      width,
      height,
      data,
    }
  })

  const edges = placed.edges.map((edge): MoveEdgeType => {
    const { id, from, to, transitions, points } = edge
    const kind = kindOf(drawing, edge)
    const [source, target] = [from, to].map((end) => textOf(stateOf(drawing, end).label))
    return {
      id,
      type: 'move',
      ariaLabel: `${source} → ${target}: ${wordsOf(transitions, textOf, t('diagram.deadline'))}`,
      source: from,
      target: to,
      markerEnd: {
        type: MarkerType.ArrowClosed,
        markerUnits: 'userSpaceOnUse',
        width: 14,
        height: 14,
        color: lineStyles[kind].stroke,
      },
      zIndex: kind === 'taken' ? 2 : 1,
      data: { points, kind },
    }
  })

  return (
    <ReactFlow
      className={classes.root}
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      onInit={(flow) => void flow.fitBounds({ x: 0, y: 0, width: placed.width, height: placed.height }, { padding: 0 })}
      minZoom={0.2}
      maxZoom={2}
      {...still}
    >
      <ZoomButtons />
    </ReactFlow>
  )
}

export default StatechartDiagram
