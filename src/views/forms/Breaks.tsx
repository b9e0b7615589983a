import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { breaksBetween, breaksText } from '../../shared/forms/breaks.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { touchedBy } from '../../shared/forms/found.ts'
import { readUses } from './figures.gateway.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalS, marginBottom: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

interface BreaksProps {
  live: Definition
  stored: Definition
  /** As it was confirmed last. */
  confirmed: string | null
  /** What is stored is not what is designed, or it is on its way. */
  isHeld: boolean
  onConfirm(breaks: string): void
  /** What is told of it besides. */
  children?: ReactNode
}

/** That what the stored design takes from who has answered the live one is confirmed, exactly that, before it can be published. */
export const Breaks = ({ live, stored, confirmed, isHeld, onConfirm, children }: BreaksProps) => {
  const { t } = useTranslation('formVersion')
  const classes = useStyles()
  const breaking = breaksBetween(live, stored)
  const text = breaksText(breaking)
  if (breaking.length === 0) return null
  return (
    <div className={classes.root}>
      <p className={classes.text}>{t('breaks.text')}</p>
      {children}
      {text === confirmed ? (
        <IntentBadge intent="success">{t('breaks.confirmed')}</IntentBadge>
      ) : (
        <Button disabledFocusable={isHeld} onClick={() => onConfirm(text)}>
          {t('breaks.confirm')}
        </Button>
      )}
    </div>
  )
}

/** How much was answered, or is being answered, to what the form has asked so far. */
export const Touched = ({ form }: { form: string }) => {
  const { t } = useTranslation('forms')
  const classes = useStyles()
  const { answer } = useKept(readUses, { id: form })
  if (!answer) return null
  return <p className={classes.text}>{t('checks.TOUCHED', touchedBy(answer))}</p>
}
