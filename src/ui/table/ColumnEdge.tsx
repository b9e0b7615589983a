import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { widthLimits, widthWithin } from '../../shared/area/look.ts'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: 0,
    width: '12px',
    cursor: 'col-resize',
    touchAction: 'none',
    '@media (pointer: coarse)': { width: '24px' },
    '@media (max-width: 767px)': { display: 'none' },
    '@media print': { display: 'none' },
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '12px',
      right: '1px',
      width: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    ':hover::after': { insetBlock: 0, width: '2px', backgroundColor: tokens.colorCompoundBrandStroke },
    ':focus-visible': { outline: 'none' },
    ':focus-visible::after': { insetBlock: 0, width: '3px', backgroundColor: tokens.colorStrokeFocus2 },
  },
})

/** The property of the table that has the width of a column. */
export const widthProperty = (column: string): `--${string}` => `--width-${column}`

const step = 16

export interface ColumnEdgeProps {
  column: string
  label: string
  /** Absent: as wide as it needs. */
  width?: number
  onResize(column: string, width: number | null): void
}

/** The edge of a column's head: dragged, or moved by the arrow keys, it makes the column wider or narrower. */
export const ColumnEdge = ({ column, label, width, onResize }: ColumnEdgeProps) => {
  const classes = useStyles()
  const dragged = useRef<{ x: number; from: number; to: number | null } | null>(null)
  const [measured, setMeasured] = useState<number>(widthLimits.min)
  const widthOf = (edge: Element) => widthWithin(edge.parentElement!.getBoundingClientRect().width)
  const move = ({ clientX, currentTarget }: PointerEvent) => {
    const drag = dragged.current
    if (!drag || (drag.to === null && clientX === drag.x)) return
    if (drag.to === null && width === undefined) onResize(column, drag.from)
    drag.to = widthWithin(drag.from + clientX - drag.x)
    currentTarget.closest('table')!.style.setProperty(widthProperty(column), `${drag.to}px`)
  }
  const end = () => {
    const to = dragged.current?.to
    dragged.current = null
    if (typeof to === 'number') onResize(column, to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const now = width ?? widthOf(event.currentTarget)
    const wanted: Record<string, number | null> = {
      ArrowLeft: now - step,
      ArrowRight: now + step,
      Home: widthLimits.min,
      End: widthLimits.max,
      Delete: null,
      Backspace: null,
    }
    const to = wanted[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onResize(column, to === null ? null : widthWithin(to))
  }
  return (
    // A separator that can be moved is a control, which the rules take for a line.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width ?? measured}
      aria-valuemin={widthLimits.min}
      aria-valuemax={widthLimits.max}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.root}
      onFocus={({ currentTarget }) => setMeasured(widthOf(currentTarget))}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = { x: event.clientX, from: widthOf(event.currentTarget), to: null }
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(column, null)}
      onKeyDown={onKeyDown}
    />
  )
}
