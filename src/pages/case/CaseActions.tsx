import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ActionButton } from './ActionButton.tsx'
import type { CasePart } from './part.ts'
import { useColumns } from '../record/columns.ts'
import { Panel } from '../../ui/Panel.tsx'
import { RefusedActions } from './RefusedActions.tsx'
import { useChoices } from './useChoices.ts'

const useStyles = makeStyles({
  /** Below the shell's bar, and raised when something is under it. */
  inSight: {
    position: 'sticky',
    top: `calc(60px + ${tokens.spacingVerticalM})`,
    zIndex: 2,
    containerType: 'scroll-state',
  },
  raised: { '@container scroll-state(stuck: top)': { boxShadow: tokens.shadow16 } },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  reasons: { display: 'grid', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** What can be done now, and below it what cannot. */
export const CaseActions = (part: CasePart) => {
  const { t } = useTranslation('case')
  const classes = useStyles()
  const columns = useColumns()
  const { decisions } = useChoices(part.actor)
  const allowed = decisions.filter((choice) => choice.allowed)
  const refused = decisions.filter((choice) => !choice.allowed)
  return (
    <>
      <div className={mergeClasses(columns.wide, classes.inSight)}>
        <Panel title={t('actions.title')} className={classes.raised}>
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
        </Panel>
      </div>
      {refused.length > 0 && (
        <Panel title={t('actions.refused')} className={columns.wide}>
          <div className={classes.reasons}>
            <RefusedActions {...part} choices={refused} />
          </div>
        </Panel>
      )}
    </>
  )
}
