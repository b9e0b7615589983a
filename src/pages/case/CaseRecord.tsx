import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { draftOf, isOutOfDate, rowOf } from '../../data/record/record.view.ts'
import { hasHistoryTab } from '../../shared/area/tabs.ts'
import { showCase } from '../../data/case/openCase.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { isMobile } from '../../data/viewport.ts'
import { Bone } from '../../ui/Bone.tsx'
import { OnScreen } from '../../ui/OnScreen.tsx'
import { Comments } from '../comments/Comments.tsx'
import { News } from '../record/News.tsx'
import { OutOfDate } from '../record/OutOfDate.tsx'
import { RecordFrame } from '../record/RecordFrame.tsx'
import { useTabs } from '../record/useTabs.tsx'
import type { RecordParts } from '../parts.ts'
import { ActionBar } from './ActionBar.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import { CaseActions } from './CaseActions.tsx'
import { CaseDocuments } from './CaseDocuments.tsx'
import { CaseHeader } from './CaseHeader.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { CaseLifecycle } from './CaseLifecycle.tsx'
import { CaseOutlook } from './CaseOutlook.tsx'
import { CaseReckoning } from './CaseReckoning.tsx'
import { NextInList } from './NextInList.tsx'
import { ShownLink } from './ShownLink.tsx'
import type { CasePart } from './part.ts'
import { useCaseKeys } from './useCaseKeys.ts'
import { useNews } from './useNews.ts'
import { useNotices } from './useNotices.ts'

interface CaseRecordProps extends CasePart {
  parts: RecordParts
  /** Its view at other moments than now, fetched when it is looked at. */
  Travel: ComponentType<CasePart>
}

/** A case that was read: a record with actions, the chart of its lifecycle and its timeline. */
export const CaseRecord = ({ parts, Travel, ...part }: CaseRecordProps) => {
  const { area, actor } = part
  const draft = useSelector(actor, draftOf)
  const outOfDate = useSelector(actor, isOutOfDate)
  const row = useSelector(actor, rowOf)
  const beside = (
    <>
      <CaseDocuments {...part} />
      <CaseReckoning {...part} />
    </>
  )
  const history = <CaseHistory {...part} />
  const { t } = useTranslation('case')
  const own = useTabs(area, row, parts, { files: beside, history })
  const travel = {
    id: 'travel',
    label: t('travel'),
    isWide: true,
    offPaper: true,
    content: (
      <Suspense fallback={<Bone />}>
        <Travel {...part} />
      </Suspense>
    ),
  }
  const tabs: typeof own = isMobile() ? own : [...own, travel]
  const news = useNews(part)
  const [decided, setDecided] = useState(false)
  const [link, setLink] = useState<string>()
  usePageTitle(String(row[area.title]))
  useEffect(() => showCase({ area, actor }), [area, actor])
  useCaseKeys(part)
  useNotices(part, (shown) => {
    setDecided(true)
    setLink(shown)
  })
  return (
    <RecordFrame
      header={<CaseHeader {...part} />}
      notices={
        <>
          {outOfDate && <OutOfDate />}
          {!draft && <News changes={news} onRead={() => actor.send({ type: 'news.read' })} />}
          {decided && !draft && <NextInList {...part} />}
        </>
      }
      tabs={tabs}
      aside={
        <>
          <OnScreen>
            <CaseActions {...part} />
          </OnScreen>
          <CaseOutlook {...part} />
          <OnScreen>
            <CaseLifecycle {...part} />
            <Comments area={area.id} id={row.id} />
          </OnScreen>
          {!hasHistoryTab(area.tabs) && history}
        </>
      }
      bar={<ActionBar {...part} />}
    >
      {draft && <ActionDialog key={draft.type} {...part} />}
      {link && !draft && <ShownLink link={link} onClose={() => setLink(undefined)} />}
    </RecordFrame>
  )
}
