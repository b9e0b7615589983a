import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDrag } from './useDrag.ts'

const useStyles = makeStyles({
  root: { position: 'relative', listStyleType: 'none' },
  dragging: { opacity: 0.5 },
  above: { '::before': { top: '-1px' } },
  below: { '::before': { bottom: '-1px' } },
  edge: {
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      zIndex: 1,
      height: '2px',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  line: { display: 'flex', alignItems: 'center', minHeight: '40px', borderRadius: tokens.borderRadiusMedium },
  handle: { minWidth: '32px', cursor: 'grab', color: tokens.colorNeutralForeground3 },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', paddingInline: tokens.spacingHorizontalXS },
  move: { flexShrink: 0, minWidth: '32px' },
})

interface ArrangeRowProps {
  list: string
  id: string
  name: string
  index: number
  /** How many stand in its list. */
  of: number
  disabled: boolean
  className?: string
  describedBy: string
  onMove(id: string, to: number): void
  children?: ReactNode
}

/** A group or an entry that can be dragged, or moved by its buttons or by the keys of its handle. */
export const ArrangeRow = (props: ArrangeRowProps) => {
  const { list, id, name, index, of, disabled, className, describedBy, onMove, children } = props
  const { t } = useTranslation('navigation')
  const classes = useStyles()
  const { row, handle, edge, dragging } = useDrag({ list, id, index }, onMove)
  const places: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: of - 1 }
  const moveByKey = (event: KeyboardEvent) => {
    const to = places[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(id, to)
  }
  return (
    <li
      ref={row}
      className={mergeClasses(
        classes.root,
        edge ? classes.edge : undefined,
        edge ? classes[edge] : undefined,
        dragging && classes.dragging,
      )}
    >
      <div className={mergeClasses(classes.line, className)}>
        <Button
          ref={handle}
          className={classes.handle}
          appearance="transparent"
          icon={<ReOrderDotsVerticalRegular />}
          aria-label={t('move', { name })}
          aria-describedby={describedBy}
          disabledFocusable={disabled}
          onKeyDown={moveByKey}
        />
        <span className={classes.name}>{name}</span>
        <Button
          className={classes.move}
          appearance="subtle"
          icon={<ArrowUpRegular />}
          aria-label={t('moveUp', { name })}
          disabledFocusable={disabled || index === 0}
          onClick={() => onMove(id, index - 1)}
        />
        <Button
          className={classes.move}
          appearance="subtle"
          icon={<ArrowDownRegular />}
          aria-label={t('moveDown', { name })}
          disabledFocusable={disabled || index === of - 1}
          onClick={() => onMove(id, index + 1)}
        />
      </div>
      {children}
    </li>
  )
}
