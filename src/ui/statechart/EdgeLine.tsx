import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Block } from './block.ts'
import { HeatMark } from './HeatMark.tsx'
import { type LineKind, lineStyles, through } from './line.ts'
import type { Plan } from './plan.ts'
import { TextLines } from './TextLines.tsx'

const useStyles = makeStyles({
  outside: { fill: tokens.colorNeutralBackground1 },
  inside: { fill: tokens.colorNeutralBackground2 },
  lit: { fill: tokens.colorPaletteYellowBackground2 },
})

interface EdgeLineProps {
  edge: Plan['edges'][string]
  block: Block
  kind: LineKind
  /** Within a box that holds states. */
  isInside: boolean
  arrow: string
  /** How often something was done on it, and the list of that. */
  mark?: { text: string; to: string | null }
  /** Found by somebody who looks for it. */
  isLit: boolean
}

/** A way from one state to another, with its words upon it. */
export const EdgeLine = ({ edge: { points, label }, block, kind, isInside, arrow, mark, isLit }: EdgeLineProps) => {
  const classes = useStyles()
  return (
    <g>
      <path d={through(points, kind)} fill="none" style={lineStyles[kind]} markerEnd={`url(#${arrow}${kind})`} />
      <rect
        {...label}
        rx={4}
        className={mergeClasses(classes.outside, isInside && classes.inside, isLit && classes.lit)}
      />
      <TextLines
        block={block}
        at={{ x: label.x, y: label.y + 2, width: label.width }}
        isCentred
        isStrong={kind !== 'faint' || isLit}
      />
      {mark && <HeatMark {...mark} above={label} />}
    </g>
  )
}
