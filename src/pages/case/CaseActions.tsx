import { Text, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ActionButton } from './ActionButton.tsx'
import type { CasePart } from './part.ts'
import { Panel } from '../../ui/Panel.tsx'
import { RefusedActions } from './RefusedActions.tsx'
import { useChoices } from './useChoices.ts'

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  refused: { marginTop: tokens.spacingVerticalL, display: 'grid', gap: tokens.spacingVerticalS },
  reasons: { display: 'grid', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** What can be done now, and below it what cannot. */
export const CaseActions = (part: CasePart) => {
  const { t } = useTranslation('case')
  const classes = useStyles()
  const { decisions } = useChoices(part.actor)
  const allowed = decisions.filter((choice) => choice.allowed)
  const refused = decisions.filter((choice) => !choice.allowed)
  return (
    <Panel title={t('actions.title')}>
      {allowed.length > 0 ? (
        <div className={classes.buttons}>
          {allowed.map((choice, index) => (
            <ActionButton
              key={choice.type}
              {...part}
              choice={choice}
              isFirst={index === 0 && choice.meta.intent === 'primary'}
            />
          ))}
        </div>
      ) : (
        <Text className={classes.quiet}>{t('actions.none')}</Text>
      )}
      {refused.length > 0 && (
        <div className={classes.refused}>
          <Text size={200} className={classes.quiet} id="refused-actions">
            {t('actions.refused')}
          </Text>
          <div className={classes.reasons} role="group" aria-labelledby="refused-actions">
            <RefusedActions {...part} choices={refused} />
          </div>
        </div>
      )}
    </Panel>
  )
}
