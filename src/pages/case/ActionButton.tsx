import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import type { Choice } from '../../../machines/kernel/types.ts'
import type { Payload } from '../../data/record/record.types.ts'
import { useDangerButton } from '../../ui/dangerButton.ts'
import type { CasePart } from './part.ts'
import { choose } from './choose.ts'
import { Reasons } from './Reasons.tsx'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  refused: {
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.spacingVerticalXXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
})

interface ActionButtonProps extends CasePart {
  choice: Choice
  /** Which of several the page puts forward. */
  isFirst?: boolean
  size?: 'small' | 'medium' | 'large'
  /** Part of the payload that the place of the button already says. */
  payload?: Payload
}

/** One action; a refused one stays reachable, with the reason below it. */
export const ActionButton = ({ choice, isFirst = false, size = 'medium', payload, ...part }: ActionButtonProps) => {
  const { t } = useWords(part)
  const classes = useStyles()
  const danger = useDangerButton()
  const why = useId()
  const { meta, allowed, reasons } = choice
  const button = (
    <Button
      size={size}
      appearance={isFirst && allowed ? 'primary' : 'secondary'}
      className={meta.intent === 'danger' && allowed ? danger.outlined : undefined}
      disabledFocusable={!allowed}
      aria-describedby={allowed ? undefined : why}
      onClick={() => choose(part.actor, choice, payload)}
    >
      {t(meta.label)}
    </Button>
  )
  if (allowed) return button
  return (
    <div className={classes.refused}>
      {button}
      <div id={why}>
        <Reasons {...part} reasons={reasons} />
      </div>
    </div>
  )
}
