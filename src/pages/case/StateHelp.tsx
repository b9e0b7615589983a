import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { QuestionCircleRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { deadlineOf } from '../../data/record/record.view.ts'
import { stateHelp } from '../../shared/area/stateHelp.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { handbookPlace } from '../../shared/handbook/places.ts'
import { PanelPopover } from '../../ui/PanelPopover.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { usePanel } from '../../ui/usePanel.ts'
import type { CasePart } from './part.ts'
import { helpIn, type Target } from './stateHelp.ts'
import { useChart } from './useChart.ts'
import { useChoices } from './useChoices.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  surface: { width: '420px', display: 'grid', gap: tokens.spacingVerticalM },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, display: 'grid', gap: tokens.spacingVerticalXS },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** What the state that a case stands in means, what may follow, and what does by itself. */
export const StateHelp = (part: CasePart) => {
  const { t, locale, lifecycle } = useWords(part)
  const classes = useStyles()
  const panel = usePanel()
  const { chart, active } = useChart(part.actor)
  const deadline = useSelector(part.actor, deadlineOf)
  const { decisions, uploads } = useChoices(part.actor)
  const { states, ways, ends } = helpIn(chart, active, deadline?.event)
  const innermost = states.at(-1)
  const mine = new Set([...decisions, ...uploads].flatMap(({ type, allowed }) => (allowed ? [type] : [])))
  const textOf = ({ label: name, when }: Target) => (when?.includes(':') ? `${t(name)} (${t(when)})` : t(name))
  const label = t('help.button')
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        icon={<QuestionCircleRegular />}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={panel.open}
        onClick={panel.toggle}
      />
      {panel.target && (
        <PanelPopover {...panel.panel} align="start" label={label} className={classes.surface}>
          {states.map((state) => (
            <section key={state.id}>
              <h3 className={classes.heading}>{t(state.label)}</h3>
              <p className={classes.text}>{stateHelp(state, t)}</p>
            </section>
          ))}
          {ways.length > 0 && (
            <section>
              <h3 className={classes.heading}>{t('help.ways')}</h3>
              <ul className={classes.list}>
                {ways.map(({ event, label: action, targets }) => (
                  <li key={event}>
                    {t(action)}
                    {targets.length > 0 && <span className={classes.quiet}> → {targets.map(textOf).join(' / ')}</span>}
                    {mine.has(event) && <span className={classes.quiet}> · {t('help.yours')}</span>}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {innermost && (
            <TextLink to={handbookPlace(lifecycle.id, innermost.id)} target="_blank">
              {t('help.handbook')}
            </TextLink>
          )}
          {deadline && ends && (
            <p className={classes.text}>{t('help.ends', { at: formatInstant(deadline.at, locale), state: t(ends) })}</p>
          )}
        </PanelPopover>
      )}
    </>
  )
}
