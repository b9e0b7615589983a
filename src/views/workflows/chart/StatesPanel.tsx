import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outline, OutlineState } from '../../../../machines/kernel/outline.ts'
import { stateHelp } from '../../../shared/area/stateHelp.ts'
import { IntentBadge } from '../../../ui/IntentBadge.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { wordsOf, type Words } from '../../../ui/statechart/words.ts'
import { Sheet } from '../../../ui/table/Sheet.tsx'

const useStyles = makeStyles({
  id: { fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  meaning: { display: 'block', minWidth: '320px' },
})

interface StatesPanelProps {
  chart: Outline
  words: Words
  /** How many cases stand in a state. */
  standing?(state: OutlineState): ReactNode
}

/** The states of a machine, what they mean, what ends them by itself, and how many cases stand there. */
export const StatesPanel = ({ chart: { states, transitions }, words, standing }: StatesPanelProps) => {
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const { textOf } = words
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
        heads={[t('state'), t('id'), t('what'), t('meaning'), t('timeLimit'), ...(standing ? [t('cases')] : [])]}
        figures={standing ? 1 : 0}
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
            ...(standing ? [standing(state)] : []),
          ],
        }))}
      />
    </Panel>
  )
}
