import { Button } from '@fluentui/react-components'
import type { Choice } from '../../../machines/kernel/types.ts'
import type { Payload } from '../../data/record/record.types.ts'
import { useDangerButton } from '../../ui/dangerButton.ts'
import type { CasePart } from './part.ts'
import { useChoose } from './useChoose.ts'
import { useWords } from './useWords.ts'

interface ActionButtonProps extends CasePart {
  choice: Choice
  /** Which of several the page puts forward. */
  isFirst?: boolean
  size?: 'small' | 'medium' | 'large'
  /** Part of the payload that the place of the button already says. */
  payload?: Payload
  /** Ids of what says why it is refused. */
  describedBy?: string
}

/** One action; a refused one stays reachable. */
export const ActionButton = ({
  choice,
  isFirst = false,
  size = 'medium',
  payload,
  describedBy,
  ...part
}: ActionButtonProps) => {
  const { t } = useWords(part)
  const danger = useDangerButton()
  const choose = useChoose()
  const { meta, allowed } = choice
  return (
    <Button
      size={size}
      appearance={isFirst && allowed ? 'primary' : 'secondary'}
      className={meta.intent === 'danger' && allowed ? danger.outlined : undefined}
      disabledFocusable={!allowed}
      aria-describedby={describedBy}
      onClick={() => choose(part, choice, payload)}
    >
      {t(meta.label)}
    </Button>
  )
}
