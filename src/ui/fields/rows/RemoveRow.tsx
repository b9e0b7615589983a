import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../order/useOrder.ts'

interface RemoveRowProps {
  order: Order
  index: number
  /** What the row is called among the others. */
  called: string
  disabled?: boolean
  /** Where there is no room for a word. */
  isSmall?: boolean
  onRemove(): void
}

/** Takes a row away, and leads on to the one beside it. */
export const RemoveRow = ({ order, index, called, disabled, isSmall = false, onRemove }: RemoveRowProps) => {
  const { t } = useTranslation('ui')
  return (
    <Button
      appearance={isSmall ? 'subtle' : undefined}
      icon={<DeleteRegular />}
      disabledFocusable={disabled}
      aria-label={t('fields.removeRow', { row: called })}
      onClick={() => {
        order.leave(index)
        onRemove()
      }}
    >
      {!isSmall && t('fields.remove')}
    </Button>
  )
}
