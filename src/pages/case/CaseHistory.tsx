import { useSelector } from '@xstate/react'
import { rowOf, timelineOf } from '../../data/record/record.view.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { Timeline } from '../../ui/timeline/Timeline.tsx'
import type { CasePart } from './part.ts'
import { useTitles } from '../fields/useTitles.ts'
import { itemOf, referredIn } from './history.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useWords } from './useWords.ts'

/** Everything that has happened with the case, newest first. */
export const CaseHistory = (part: CasePart) => {
  const { area, actor } = part
  const words = { ...useWords(part), area }
  const timeline = useSelector(actor, timelineOf)
  const currency = currencyOf(useSelector(actor, rowOf))
  const titles = useTitles(referredIn(words.lifecycle, timeline))
  const title = words.t('history.title')
  return (
    <Panel title={title}>
      <Timeline
        label={title}
        items={timeline.toReversed().map((entry) => itemOf(entry, words, { currency, titles }))}
      />
    </Panel>
  )
}
