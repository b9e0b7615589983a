import { useId, useMemo } from 'react'
import { type Drawing, factsOf, kindOf } from './drawing.ts'
import { plan, type Spacing } from './layout.ts'
import { type LineKind, lineStyles, through } from './lines.ts'
import { StateBox } from './StateBox.tsx'
import { inBrief, topLevel } from './way.ts'

const spacing: Spacing = { leaf: { width: 104, height: 46 }, between: 10, below: 24 }

const kinds: readonly LineKind[] = ['faint', 'open', 'taken']

/** The top-level states and what matters between them, small and still. Words are beside it: it is hidden from who cannot see it. */
const StatechartPicture = ({ outline, active, steps, textOf }: Drawing) => {
  const brief = useMemo(() => inBrief(topLevel(outline), active, steps), [outline, active, steps])
  const { width, height, states, edges } = useMemo(() => plan(brief, spacing), [brief])
  const drawing = { outline: brief, active, steps, textOf }
  const arrow = useId()
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', width: '100%', maxWidth: width, margin: 'auto' }}
      aria-hidden
    >
      <defs>
        {kinds.map((kind) => (
          <marker
            key={kind}
            id={`${arrow}${kind}`}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M 0 0 L 8 4 L 0 8 z" style={{ fill: lineStyles[kind].stroke }} />
          </marker>
        ))}
      </defs>
      {edges.map((edge) => {
        const kind = kindOf(drawing, edge)
        return (
          <path
            key={edge.id}
            d={through(edge.points)}
            markerEnd={`url(#${arrow}${kind})`}
            style={{ ...lineStyles[kind], fill: 'none' }}
          />
        )
      })}
      {states.map((one) => (
        <foreignObject
          key={one.state.id}
          x={one.x}
          y={one.y}
          width={one.width}
          height={one.height}
          style={{ overflow: 'visible' }}
        >
          <StateBox {...factsOf(drawing, one)} />
        </foreignObject>
      ))}
    </svg>
  )
}

export default StatechartPicture
