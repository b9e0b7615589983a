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
  id: { fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  meaning: { display: 'block', minWidth: '320px' },
})

interface StatesPanelProps {
  chart: Outline
  words: Words
  cases: ShownCases | undefined
}

const Number = ({ told }: { told: Told | null | undefined }) =>
  told ? told.to === null ? told.text : <TextLink to={told.to}>{told.text}</TextLink> : null

/** The states of a machine, what they mean, what ends them by itself, how many cases stand there, and how long. */
export const StatesPanel = ({ chart: { states, transitions }, words, cases }: StatesPanelProps) => {
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const { textOf } = words
  const counts = [t('cases'), t('figures.series.median'), t('figures.series.p90')]
  const pathOf = (state: OutlineState): string => {
    const outer = states.find(({ id }) => id === state.parent)
    return [...(outer ? [pathOf(outer)] : []), textOf(state.label)].join(' › ')
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
        heads={[t('state'), t('id'), t('what'), t('meaning'), t('timeLimit'), ...(cases ? counts : [])]}
        figures={cases ? counts.length : 0}
        rows={states.map((state) => ({
          id: state.id,
          cells: [
            <IntentBadge key="state" intent={state.intent}>
              {pathOf(state)}
            </IntentBadge>,
            <code key="id" className={classes.id}>
              {state.id}
            </code>,
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
                  <Number key="standing" told={cases.counted.get(state.id)?.standing} />,
                  <Number key="median" told={cases.counted.get(state.id)?.stays[0]} />,
                  <Number key="p90" told={cases.counted.get(state.id)?.stays[1]} />,
                ]
              : []),
          ],
        }))}
      />
    </Panel>
  )
}
