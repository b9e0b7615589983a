import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outline, OutlineState } from '../../../../machines/kernel/outline.ts'
import { stateHelp } from '../../../shared/area/stateHelp.ts'
import { IntentBadge } from '../../../ui/IntentBadge.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { Told } from '../../../ui/statechart/counted.ts'
import { wordsOf, type Words } from '../../../ui/statechart/words.ts'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import type { ShownCases } from './cases.ts'

const useStyles = makeStyles({
  state: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalXXS },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  meaning: { display: 'block', minWidth: '280px' },
})

interface StatesPanelProps {
  chart: Outline
  words: Words
  cases: ShownCases | undefined
}

const Linked = ({ told }: { told: Told | null | undefined }) =>
  told ? told.to === null ? told.text : <TextLink to={told.to}>{told.text}</TextLink> : null

/** The states of a machine, what they mean, what ends them by itself, how many cases stand there, and how long. */
export const StatesPanel = ({ chart: { states, transitions }, words, cases }: StatesPanelProps) => {
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const { textOf } = words
  const counts = [t('cases'), t('figures.series.median'), t('figures.series.p90')]
  const outersOf = ({ parent }: OutlineState): string[] => {
    const outer = states.find(({ id }) => id === parent)
    return outer ? [...outersOf(outer), textOf(outer.label)] : []
  }
  const kindsOf = ({ initial, final, parallel }: OutlineState): string[] => [
    ...(initial ? [t('isInitial')] : []),
    ...(final ? [t('isFinal')] : []),
    ...(parallel ? [t('isParallel')] : []),
  ]
  return (
    <Panel title={t('statesTitle')}>
      <Sheet
        label={t('statesTitle')}
        heads={[t('state'), t('what'), t('meaning'), t('timeLimit'), ...(cases ? counts : [])]}
        figures={cases ? counts.length : 0}
        rows={states.map((state) => ({
          id: state.id,
          cells: [
            <div key="state" className={classes.state}>
              {outersOf(state).length > 0 && <span className={classes.quiet}>{outersOf(state).join(' › ')}</span>}
              <IntentBadge intent={state.intent}>{textOf(state.label)}</IntentBadge>
              <code className={classes.quiet}>{state.id}</code>
            </div>,
            <Fragment key="what">
              {kindsOf(state).join(', ')} {state.tags.length > 0 && <code>{state.tags.join(', ')}</code>}
            </Fragment>,
            <span key="meaning" className={classes.meaning}>
              {stateHelp(state, textOf)}
            </span>,
            transitions
              .filter(({ from, deadline }) => deadline && from === state.id)
              .map((one) => wordsOf(one, words))
              .join(', '),
            ...(cases
              ? [
                  <Linked key="standing" told={cases.counted.get(state.id)?.standing} />,
                  <Linked key="median" told={cases.counted.get(state.id)?.stays[0]} />,
                  <Linked key="p90" told={cases.counted.get(state.id)?.stays[1]} />,
                ]
              : []),
          ],
        }))}
      />
    </Panel>
  )
}
