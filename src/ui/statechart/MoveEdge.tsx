import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { BaseEdge, EdgeLabelRenderer, getBezierPath, type Edge, type EdgeProps } from '@xyflow/react'
import type { Point } from './layout.ts'

export interface MoveData extends Record<string, unknown> {
  points: Point[] | null
  /** Shown only where the line leads on from here. */
  text: string | null
  isTaken: boolean
  isOpen: boolean
}

export type MoveEdgeType = Edge<MoveData, 'move'>

const useStyles = makeStyles({
  line: { stroke: tokens.colorNeutralStroke1, strokeWidth: '1px' },
  open: { stroke: tokens.colorNeutralForeground3, strokeDasharray: '5 3' },
  taken: { stroke: tokens.colorBrandStroke1, strokeWidth: '2px', strokeDasharray: 'none' },
  label: {
    position: 'absolute',
    maxWidth: '140px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    textAlign: 'center',
  },
})

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

export const MoveEdge = ({ data, markerEnd, ...ends }: EdgeProps<MoveEdgeType>) => {
  const classes = useStyles()
  const { points, text, isTaken, isOpen } = data!
  const [direct, middleX, middleY] = getBezierPath(ends)
  const middle = points ? points[Math.floor(points.length / 2)]! : { x: middleX, y: middleY }
  return (
    <>
      <BaseEdge
        path={points ? through(points) : direct}
        markerEnd={markerEnd}
        className={mergeClasses(classes.line, isOpen && classes.open, isTaken && classes.taken)}
      />
      {text && (
        <EdgeLabelRenderer>
          <span
            className={classes.label}
            style={{ transform: `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px)` }}
          >
            {text}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  )
}
