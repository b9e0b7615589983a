import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { type Block, fonts } from './block.ts'
import { type CountedState, saidOf } from './counted.ts'
import { CountLink } from './CountLink.tsx'

const useStyles = makeStyles({
  text: {
    fill: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyBase,
    fontSize: `${fonts.figure.size}px`,
  },
  count: { fontWeight: tokens.fontWeightBold, fontSize: `${fonts.title.size}px` },
})

interface CountedLineProps {
  counted: CountedState
  block: Block
  at: { x: number; y: number; width: number }
}

/** How many stand in a state, and at the other side how long: half of them, and nine of ten. */
export const CountedLine = ({ counted, block, at }: CountedLineProps) => {
  const classes = useStyles()
  const line = block.lines.find(({ kind }) => kind === 'figure')
  if (!line) return null
  const { standing, stays } = counted
  return (
    <text x={at.x} y={at.y + line.y} className={classes.text}>
      <title>{saidOf(counted).join(', ')}</title>
      {standing && (
        <tspan className={classes.count}>
          <CountLink to={standing.to}>{standing.text}</CountLink>
        </tspan>
      )}
      {stays.length > 0 && (
        <tspan x={at.x + at.width} textAnchor="end">
          {stays.map(({ text, to, said }, index) => (
            <Fragment key={said}>
              {index > 0 && ' · '}
              <CountLink to={to}>{text}</CountLink>
            </Fragment>
          ))}
        </tspan>
      )}
    </text>
  )
}
