import { Button, Tooltip } from '@fluentui/react-components'
import type { Choice } from '../../../machines/kernel/types.ts'
import type { Payload } from '../../data/record/record.types.ts'
import { useDangerButton } from '../../ui/dangerButton.ts'
import type { CasePart } from './part.ts'
import { choose } from './choose.ts'
import { Reasons } from './Reasons.tsx'
import { useWords } from './useWords.ts'

interface ActionButtonProps extends CasePart {
  choice: Choice
  /** Which of several the page puts forward. */
  isFirst?: boolean
  size?: 'small' | 'medium' | 'large'
  /** Part of the payload that the place of the button already says. */
  payload?: Payload
}

/** One action; a refused one stays reachable and says why. */
export const ActionButton = ({ choice, isFirst = false, size = 'medium', payload, ...part }: ActionButtonProps) => {
  const { t } = useWords(part)
  const danger = useDangerButton()
  const { meta, allowed, reasons } = choice
  const button = (
    <Button
      size={size}
      appearance={isFirst && allowed ? 'primary' : 'secondary'}
      className={meta.intent === 'danger' && allowed ? danger.outlined : undefined}
      disabledFocusable={!allowed}
      onClick={() => choose(part.actor, choice, payload)}
    >
      {t(meta.label)}
    </Button>
  )
  if (allowed) return button
  return (
    <Tooltip relationship="description" content={{ children: <Reasons {...part} reasons={reasons} /> }}>
      {button}
    </Tooltip>
  )
}
