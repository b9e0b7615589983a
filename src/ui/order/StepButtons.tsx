import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Order } from './useOrder.ts'

const useStyles = makeStyles({ move: { flexShrink: 0, minWidth: '32px' } })

interface StepButtonsProps {
  order: Pick<Order, 'count' | 'move'>
  index: number
  name: string
  disabled: boolean
}

/** Move a row by one place up or down. */
export const StepButtons = ({ order, index, name, disabled }: StepButtonsProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const step = (Icon: typeof ArrowUpRegular, word: 'moveUp' | 'moveDown', to: number) => (
    <Button
      className={classes.move}
      appearance="subtle"
      icon={<Icon />}
      aria-label={t(`order.${word}`, { name })}
      disabledFocusable={disabled || to < 0 || to >= order.count}
      onClick={({ currentTarget }) => order.move(index, to, name, currentTarget)}
    />
  )
  return (
    <>
      {step(ArrowUpRegular, 'moveUp', index - 1)}
      {step(ArrowDownRegular, 'moveDown', index + 1)}
    </>
  )
}
