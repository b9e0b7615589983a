import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { breaksBetween, breaksText } from '../../shared/forms/breaks.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { differenceSentence } from '../../shared/forms/sentence.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { touchedBy } from '../../shared/forms/found.ts'
import { readUses } from './figures.gateway.ts'

const useStyles = makeStyles({
  text: { margin: `0 0 ${tokens.spacingVerticalS}`, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, paddingInlineStart: '1.2em' },
})

interface BreaksProps {
  /** The form that it would break. */
  form: string
  live: Definition
  stored: Definition
  /** As it was confirmed last. */
  confirmed: string | null
  /** What is stored is not what is designed, or it is on its way. */
  isHeld: boolean
  onConfirm(breaks: string): void
}

/** What the stored design takes from who has answered the live one: exactly this is confirmed before it can be published. */
export const Breaks = ({ form, live, stored, confirmed, isHeld, onConfirm }: BreaksProps) => {
  const { t, i18n } = useTranslation(['formVersion', 'forms'])
  const classes = useStyles()
  const breaking = breaksBetween(live, stored)
  const text = breaksText(breaking)
  if (breaking.length === 0) return null
  return (
    <Panel
      title={t('breaks.title')}
      aside={
        text === confirmed ? (
          <IntentBadge intent="success">{t('breaks.confirmed')}</IntentBadge>
        ) : (
          <Button disabledFocusable={isHeld} onClick={() => onConfirm(text)}>
            {t('breaks.confirm')}
          </Button>
        )
      }
    >
      <p className={classes.text}>{t('breaks.text')}</p>
      <Touched form={form} />
      <ul className={classes.list}>
        {breaking.map((one) => (
          <li key={`${one.kind} ${one.at} ${JSON.stringify(one.values)}`}>
            {differenceSentence(t, one.kind === 'gone' ? live : stored, i18n.language, one)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** How much was answered, or is being answered, to what the form has asked so far. */
const Touched = ({ form }: { form: string }) => {
  const { t } = useTranslation('forms')
  const classes = useStyles()
  const { answer } = useKept(readUses, { id: form })
  if (!answer) return null
  return <p className={classes.text}>{t('checks.TOUCHED', touchedBy(answer))}</p>
}
