import { makeStyles, tokens } from '@fluentui/react-components'
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

/** How often a way was taken, above its words. */
export const HeatMark = ({ text, above: { x, y, width } }: { text: string; above: Box }) => {
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
        {text}
      </text>
    </g>
  )
}
