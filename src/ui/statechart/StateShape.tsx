import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { SVGAttributes } from 'react'
import { intents } from '../intents.ts'
import { type ChartState, markSize } from './chart.ts'
import type { CountedState } from './counted.ts'
import { CountedLine } from './CountedLine.tsx'
import { inset } from './graph.ts'
import type { Box } from './plan.ts'
import { TextLines } from './TextLines.tsx'

interface StateShapeProps extends SVGAttributes<SVGGElement> {
  shown: ChartState
  box: Box
  /** Of a box that holds states: where its title stands. */
  title: Box | undefined
  isActive: boolean
  isVisited: boolean
  /** Found by somebody who looks for it. */
  isLit: boolean
  /** Shows or hides the states within it. */
  onToggle?(): void
  isMissed: boolean
  /** What is counted of it. */
  counted: CountedState | undefined
}

const standing = ({ ground, mark }: (typeof intents)['accent']) => ({ fill: ground, stroke: mark })

const useStyles = makeStyles({
  root: {
    outlineStyle: 'none',
    '&:focus-visible rect:first-of-type': { stroke: tokens.colorStrokeFocus2, strokeWidth: '3px' },
  },
  box: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1Pressed },
  holding: { fill: tokens.colorNeutralBackground2, stroke: tokens.colorNeutralStroke1 },
  region: { strokeDasharray: '5 4' },
  visited: { stroke: tokens.colorBrandStroke1 },
  active: { stroke: tokens.colorBrandStroke1, strokeWidth: '2px' },
  missed: { stroke: tokens.colorPaletteRedForeground1, strokeWidth: '2px' },
  inner: { fill: 'none' },
  accent: standing(intents.accent),
  informative: standing(intents.accent),
  success: standing(intents.success),
  danger: standing(intents.danger),
  warning: standing(intents.warning),
  subtle: standing(intents.subtle),
  lit: { fill: tokens.colorPaletteYellowBackground2 },
  toggle: { cursor: 'pointer' },
  chevron: { fill: 'none', stroke: tokens.colorNeutralForeground2, strokeWidth: '1.5px' },
  here: { fill: tokens.colorBrandForeground1 },
  check: { fill: 'none', stroke: tokens.colorBrandForeground1, strokeWidth: '1.5px' },
})

const corner = 8

/** A state as a box in its place: double when it is final, with a dot where a record stands and a tick where it was. */
export const StateShape = ({
  shown,
  box: { x, y, width, height },
  title,
  isActive,
  isVisited,
  isLit,
  onToggle,
  isMissed,
  counted,
  ...rest
}: StateShapeProps) => {
  const classes = useStyles()
  const { state, block, hasChildren, isParallel, isOpen } = shown
  const isTinted = isActive && !hasChildren
  const written = title ?? { x: x + inset.across, y: y + inset.down, width: width - 2 * inset.across }
  return (
    <g className={classes.root} {...rest}>
      <rect
        {...{ x, y, width, height }}
        rx={corner}
        className={mergeClasses(
          classes.box,
          hasChildren && classes.holding,
          isParallel && classes.region,
          isVisited && classes.visited,
          isActive && classes.active,
          isTinted && classes[state!.intent],
          isLit && classes.lit,
          isMissed && classes.missed,
        )}
      />
      {state?.final && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={corner - 3}
          className={mergeClasses(classes.box, classes.inner)}
        />
      )}
      {isTinted && <circle cx={x + 10} cy={y + 10} r={3.5} className={classes.here} />}
      {isVisited && !isActive && <path d={`M ${x + 6} ${y + 10} l 3 3 l 5 -6`} className={classes.check} />}
      <TextLines block={block} at={written} isTitleCentred={isOpen === null && !hasChildren} isStrong={isActive} />
      {counted && <CountedLine counted={counted} block={block} at={written} />}
      {isOpen !== null && (
        <g className={classes.toggle} onClick={onToggle}>
          <rect x={written.x - 4} y={written.y - 2} width={markSize + 4} height={markSize + 6} fill="transparent" />
          <path
            d={
              isOpen
                ? `M ${written.x} ${written.y + 7} l 4 4 l 4 -4`
                : `M ${written.x + 2} ${written.y + 5} l 4 4 l -4 4`
            }
            className={classes.chevron}
          />
        </g>
      )}
    </g>
  )
}
