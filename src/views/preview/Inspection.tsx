import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Intent } from '../../../machines/fields/intent.ts'
import { labelsOf, namesByPath, wrongWords } from '../../shared/forms/told.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import type { Judged } from '../../shared/forms/judge.ts'
import { CopyButton } from '../../ui/clipboard/CopyButton.tsx'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { JsonBlock } from '../../ui/json/JsonBlock.tsx'
import { Panel } from '../../ui/Panel.tsx'

const useStyles = makeStyles({
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
  list: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  scroll: { maxHeight: '360px', overflowY: 'auto' },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})

/** A list that is scrolled by keys too. */
const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => {
  const classes = useStyles()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={label}>
      <ul className={classes.list}>{children}</ul>
    </div>
  )
}

type Standing = 'must' | 'asked' | 'fixed' | 'hidden'

const intents: Record<Standing, Intent> = { must: 'accent', asked: 'informative', fixed: 'subtle', hidden: 'warning' }

interface InspectionProps {
  definition: Definition
  locale: string
  judged: Judged
}

/** What a form makes of what is typed: what is wrong, what is asked, and what would be sent. */
export const Inspection = ({ definition, locale, judged }: InspectionProps) => {
  const { t } = useTranslation(['fill', 'validation'])
  const classes = useStyles()
  const places = labelsOf(definition, locale)(judged.answers)
  const labels = namesByPath(places)
  const standingOf = ({ path, item }: (typeof places)[number]): Standing => {
    if (!judged.shown.has(path)) return 'hidden'
    if (judged.fixed.has(path) || (item.kind === 'field' && item.type === 'calculated')) return 'fixed'
    return judged.required.has(path) ? 'must' : 'asked'
  }
  const json = JSON.stringify(judged.answers, null, 2)
  return (
    <div className={classes.root} data-screen>
      <div className={classes.stack}>
        <Panel title={t('fill:preview.wrong')}>
          {judged.wrong.length === 0 ? (
            <p className={classes.none}>{t('fill:preview.nothingWrong')}</p>
          ) : (
            <Scrolled label={t('fill:preview.wrong')}>
              {judged.wrong.map((error) => (
                <li key={error.path} className={classes.name}>
                  {wrongWords(t, locale, error, labels.get(error.path) ?? error.path)}
                </li>
              ))}
            </Scrolled>
          )}
        </Panel>
        <Panel title={t('fill:preview.shown')}>
          <Scrolled label={t('fill:preview.shown')}>
            {places.map((place) => (
              <li key={place.path} className={classes.row}>
                <span className={classes.name}>{labels.get(place.path)}</span>
                <IntentBadge intent={intents[standingOf(place)]}>{t(`fill:preview.${standingOf(place)}`)}</IntentBadge>
              </li>
            ))}
          </Scrolled>
        </Panel>
      </div>
      <Panel title={t('fill:preview.answers')} aside={<CopyButton text={json} size="small" />}>
        <JsonBlock text={json} low={t('fill:preview.answers')} />
      </Panel>
    </div>
  )
}
