import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useMovable } from '../../order/useMovable.tsx'
import type { Order } from '../../order/useOrder.ts'
import { RemoveRow } from './RemoveRow.tsx'

const useStyles = makeStyles({
  row: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    minWidth: 0,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 160px',
  },
  legend: { padding: `0 ${tokens.spacingHorizontalXS}`, fontWeight: tokens.fontWeightSemibold },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginTop: tokens.spacingVerticalS,
  },
})

interface RowFrameProps {
  order: Order
  index: number
  /** What it is called among the others. */
  called: string
  disabled?: boolean
  /** There must be as many as there are. */
  isKept?: boolean
  onRemove(): void
  /** Its inputs. */
  children: ReactNode
}

/** One of several rows, with what it is put in order and taken away by. */
export const RowFrame = ({ order, index, called, disabled, isKept = false, onRemove, children }: RowFrameProps) => {
  const classes = useStyles()
  const { setRow, className, handle, steps } = useMovable({ order, index, name: called, disabled })
  return (
    <li ref={setRow} className={className}>
      <fieldset className={classes.row}>
        <legend className={classes.legend}>{called}</legend>
        {children}
        <div className={classes.tools}>
          {handle}
          {steps}
          {!isKept && <RemoveRow order={order} index={index} called={called} disabled={disabled} onRemove={onRemove} />}
        </div>
      </fieldset>
    </li>
  )
}
