import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outline, OutlineState } from '../../../../machines/kernel/outline.ts'
import { countText } from '../../../pages/list/reading.ts'
import { tabsOf } from '../../../shared/area/lists.ts'
import type { Area } from '../../../shared/area/types.ts'
import type { TabCount } from '../../../shared/endpoints/answers/records.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { IntentBadge } from '../../../ui/IntentBadge.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { wordsOf, type Words } from '../../../ui/statechart/words.ts'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'

interface StatesPanelProps {
  area: Area
  chart: Outline
  counts: readonly TabCount[]
  words: Words
}

/** The states of a machine, what ends them by itself, and how many cases stand there. */
export const StatesPanel = ({ area, chart: { states, transitions }, counts, words }: StatesPanelProps) => {
  const { t } = useTranslation('workflows')
  const { textOf } = words
  const tabs = Object.entries(tabsOf(area))
  const pathOf = (state: OutlineState): string => {
    const outer = states.find(({ id }) => id === state.parent)
    return [...(outer ? [pathOf(outer)] : []), textOf(state.label)].join(' › ')
  }
  const kindsOf = ({ initial, final, parallel }: OutlineState): string[] => [
    ...(initial ? [t('isInitial')] : []),
    ...(final ? [t('isFinal')] : []),
    ...(parallel ? [t('isParallel')] : []),
  ]
  const standing = ({ parent, status }: OutlineState) => {
    const tab = parent === null ? tabs.find(([, where]) => where.status === status)?.[0] : undefined
    const counted = counts.find((one) => one.tab === tab)
    if (!tab || !counted) return null
    return <TextLink to={`${area.route}?tab=${tab}`}>{countText(counted, formatNumber)}</TextLink>
  }
  return (
    <Panel title={t('statesTitle')}>
      <Sheet
        label={t('statesTitle')}
        heads={[t('state'), t('id'), t('what'), t('timeLimit'), t('cases')]}
        figures={1}
        rows={states.map((state) => ({
          id: state.id,
          cells: [
            <IntentBadge key="state" intent={state.intent}>
              {pathOf(state)}
            </IntentBadge>,
            <code key="id">{state.id}</code>,
            <Fragment key="what">
              {kindsOf(state).join(', ')} {state.tags.length > 0 && <code>{state.tags.join(', ')}</code>}
            </Fragment>,
            transitions
              .filter(({ from, deadline }) => deadline && from === state.id)
              .map((one) => wordsOf(one, words))
              .join(', '),
            standing(state),
          ],
        }))}
      />
    </Panel>
  )
}
