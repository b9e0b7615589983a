import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useMovable } from '../../ui/order/useMovable.tsx'
import type { Order } from '../../ui/order/useOrder.ts'

const useStyles = makeStyles({
  root: { listStyleType: 'none' },
  line: { display: 'flex', alignItems: 'center', minHeight: '40px', borderRadius: tokens.borderRadiusMedium },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', paddingInline: tokens.spacingHorizontalXS },
})

interface ArrangeRowProps {
  order: Order
  index: number
  name: string
  disabled: boolean
  describedBy: string
  className?: string
  children?: ReactNode
}

/** A group or an entry in its place. */
export const ArrangeRow = ({ className, children, ...movable }: ArrangeRowProps) => {
  const classes = useStyles()
  const { setRow, className: moving, handle, steps } = useMovable(movable)
  return (
    <li ref={setRow} className={mergeClasses(classes.root, moving)}>
      <div className={mergeClasses(classes.line, className)}>
        {handle}
        <span className={classes.name}>{movable.name}</span>
        {steps}
      </div>
      {children}
    </li>
  )
}
