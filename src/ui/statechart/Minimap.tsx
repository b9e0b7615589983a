import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useLayoutEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from './chart.ts'
import type { Box, Plan, Point } from './plan.ts'
import { isAllSeen, movedBy, scrollTo, seenOf } from './sight.ts'

const most = { width: 180, height: 130 }

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    right: tokens.spacingHorizontalL,
    bottom: tokens.spacingVerticalL,
    display: 'block',
    cursor: 'move',
    touchAction: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow4,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  box: { fill: tokens.colorNeutralForeground4, opacity: 0.55 },
  holding: { fill: 'none', stroke: tokens.colorNeutralStroke1Pressed, vectorEffect: 'non-scaling-stroke' },
  marked: { fill: tokens.colorBrandBackground, opacity: 1 },
  seen: {
    fill: tokens.colorBrandBackground2,
    fillOpacity: 0.35,
    stroke: tokens.colorBrandStroke1,
    strokeWidth: '1.5px',
    vectorEffect: 'non-scaling-stroke',
  },
})

interface MinimapProps {
  chart: Chart
  plan: Plan
  zoom: number
  frame: RefObject<HTMLDivElement | null>
  /** Ids of the states that are looked for, or stood in. */
  marked: ReadonlySet<string>
}

/** The whole of a drawing in small, and which part of it is seen: moved by the mouse, a finger or the keys. Not there where all is seen. */
export const Minimap = ({ chart, plan, zoom, frame, marked }: MinimapProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const [seen, setSeen] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const box = frame.current!
    const look = () => setSeen(seenOf(box, plan, zoom))
    const sizes = new ResizeObserver(look)
    look()
    box.addEventListener('scroll', look, { passive: true })
    sizes.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [frame, plan, zoom])
  if (!seen || isAllSeen(seen, plan)) return null

  const scale = Math.min(most.width / plan.width, most.height / plan.height)
  const show = (middle: Point) => {
    const { x, y } = scrollTo(middle, frame.current!, zoom)
    frame.current!.scrollTo(x, y)
  }
  const point = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>) => {
    if (buttons !== 1) return
    const { left, top } = currentTarget.getBoundingClientRect()
    show({ x: (clientX - left) / scale, y: (clientY - top) / scale })
  }
  const press = (event: KeyboardEvent) => {
    const middle = movedBy(event.key, seen, plan)
    if (!middle) return
    event.preventDefault()
    show(middle)
  }
  const part = (at: number, size: number, length: number) =>
    size >= length ? 0 : Math.round((100 * at) / (length - size))
  const [across, down] = [part(seen.x, seen.width, plan.width), part(seen.y, seen.height, plan.height)]
  return (
    <svg
      className={classes.root}
      data-screen
      width={plan.width * scale}
      height={plan.height * scale}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="slider"
      tabIndex={0}
      aria-label={t('diagram.map')}
      aria-valuenow={down}
      aria-valuetext={t('diagram.seen', { across, down })}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={point}
    >
      {chart.states.map(({ id, hasChildren }) => (
        <rect
          key={id}
          {...plan.boxes[id]}
          rx={8}
          className={mergeClasses(hasChildren ? classes.holding : classes.box, marked.has(id) && classes.marked)}
        />
      ))}
      <rect {...seen} className={classes.seen} />
    </svg>
  )
}
