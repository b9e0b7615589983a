import { makeStyles, tokens } from '@fluentui/react-components'
import { CountLink } from './CountLink.tsx'
import type { Box } from './plan.ts'

const useStyles = makeStyles({
  ground: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  text: {
    fill: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: '11px',
    fontWeight: tokens.fontWeightSemibold,
  },
})

const height = 16

interface HeatMarkProps {
  text: string
  to: string | null
  above: Box
}

/** How often something was done on a way, above its words. */
export const HeatMark = ({ text, to, above: { x, y, width } }: HeatMarkProps) => {
  const classes = useStyles()
  const wide = 12 + 7 * text.length
  const middle = x + width / 2
  return (
    <g>
      <rect
        x={middle - wide / 2}
        y={y - height + 3}
        width={wide}
        height={height}
        rx={height / 2}
        className={classes.ground}
      />
      <text x={middle} y={y - 1} textAnchor="middle" className={classes.text}>
        <CountLink to={to}>{text}</CountLink>
      </text>
    </g>
  )
}
