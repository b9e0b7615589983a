import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { StepButtons } from './StepButtons.tsx'
import { useDrag } from './useDrag.ts'
import type { Order } from './useOrder.ts'
import { useRowClass } from './useRowClass.ts'

const useStyles = makeStyles({
  handle: { flexShrink: 0, minWidth: '32px', cursor: 'grab', color: tokens.colorNeutralForeground3 },
})

interface MovableProps {
  order: Order
  index: number
  name: string
  disabled?: boolean
  describedBy?: string
}

/** Where a select or a box to choose from takes Alt and an arrow for itself. */
const isOpened = ({ target }: KeyboardEvent) => (target as Element).closest('select, [role=combobox]') !== null

export type Movable = ReturnType<typeof useMovable>

/** A row that is dragged by its handle, or moved by the handle's keys, by its buttons, or by Alt and an arrow from anywhere within it. */
export const useMovable = ({ order, index, name, disabled = false, describedBy }: MovableProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const { row, setRow, setHandle, edge, dragging } = useDrag({ list: order.id, index }, (from, to) =>
    order.move(from, to, name),
  )
  const className = useRowClass({ edge, dragging })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: order.count - 1,
    }
    const to = places[event.key]
    if (disabled || to === undefined || event.defaultPrevented || isOpened(event)) return
    if (!event.altKey && !(event.target as Element).closest('[data-handle]')) return
    event.preventDefault()
    order.move(index, to, name)
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    row?.addEventListener('keydown', hear)
    return () => row?.removeEventListener('keydown', hear)
  }, [row])
  const isAlone = order.count < 2
  return {
    setRow,
    className,
    handle: !isAlone && (
      <Button
        data-handle
        ref={setHandle}
        className={classes.handle}
        appearance="transparent"
        icon={<ReOrderDotsVerticalRegular />}
        aria-label={t('order.move', { name })}
        aria-describedby={describedBy}
        disabledFocusable={disabled}
      />
    ),
    steps: !isAlone && <StepButtons order={order} index={index} name={name} disabled={disabled} />,
  }
}
