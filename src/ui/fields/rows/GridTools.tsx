import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular, ErrorCircleRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { StepButtons } from '../../order/StepButtons.tsx'
import type { Order } from '../../order/useOrder.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  name: { minWidth: '120px', fontWeight: tokens.fontWeightSemibold },
  next: { marginInlineStart: 'auto' },
})

interface GridToolsProps {
  order: Pick<Order, 'count' | 'move'>
  index: number
  /** What the row is called. */
  name: string
  disabled: boolean
  /** Cells in which something is wrong. */
  wrong: number
  onRemove(): void
  onSeek(): void
}

/** What is done with the row that the keyboard is at, and the way to the next cell that is wrong. */
export const GridTools = ({ order, index, name, disabled, wrong, onRemove, onSeek }: GridToolsProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  return (
    <div role="group" aria-label={name} className={classes.root}>
      <span className={classes.name}>{name}</span>
      {order.count > 1 && <StepButtons order={order} index={index} name={name} disabled={disabled} />}
      <Button
        icon={<DeleteRegular />}
        disabledFocusable={disabled}
        aria-label={t('fields.removeRow', { row: name })}
        onClick={onRemove}
      >
        {t('fields.remove')}
      </Button>
      {wrong > 0 && (
        <Button className={classes.next} icon={<ErrorCircleRegular />} aria-keyshortcuts="F8" onClick={onSeek}>
          {t('fields.grid.next', { count: wrong })}
        </Button>
      )}
    </div>
  )
}
