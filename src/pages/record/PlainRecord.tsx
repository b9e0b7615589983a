import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { hasHistoryTab } from '../../shared/area/tabs.ts'
import type { Area } from '../../shared/area/types.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import type { RecordParts } from '../parts.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { changeOf } from '../history/history.ts'
import { News } from './News.tsx'
import { OutOfDate } from './OutOfDate.tsx'
import { PlainHead } from './PlainHead.tsx'
import { historyOf, isOutOfDate, seenRevision, shownRecord } from '../../data/record/record.view.ts'
import { RecordActions } from './RecordActions.tsx'
import { RecordFiles } from './RecordFiles.tsx'
import { RecordFrame } from './RecordFrame.tsx'
import { RecordHistory } from './RecordHistory.tsx'
import type { RecordRef } from '../../data/record/useRecord.ts'
import { useTabs } from './useTabs.tsx'

/** A record without a lifecycle that was read. */
export const PlainRecord = ({ area, actor, parts }: { area: Area; actor: RecordRef; parts: RecordParts }) => {
  const { t, i18n } = useTranslation(['record', area.name, 'fields'])
  const user = useSession(currentUser)!
  const record = useSelector(actor, shownRecord)!
  const history = useSelector(actor, historyOf)
  const seen = useSelector(actor, seenRevision)
  const outOfDate = useSelector(actor, isOutOfDate)

  const told = <RecordHistory area={area} actor={actor} />
  const tabs = useTabs(area, record, parts, { files: <RecordFiles area={area} row={record} />, history: told })
  const title = String(record[area.title])
  usePageTitle(title)
  const words = { t, locale: i18n.language, area, history, currency: currencyOf(record) }
  const news = history.filter(({ revision, by }) => revision > seen && by.userId !== user.id).toReversed()
  return (
    <RecordFrame
      header={
        <PlainHead
          area={area}
          record={record}
          actions={
            <RecordActions
              area={area}
              record={record}
              permissions={user.permissions}
              onDelete={() => actor.send({ type: 'deletion.chosen' })}
              onChanged={(answer) => actor.send({ type: 'record.told', answer })}
            />
          }
        />
      }
      notices={
        <>
          {outOfDate && <OutOfDate />}
          <News
            changes={news.map((entry) => changeOf(words, entry))}
            onRead={() => actor.send({ type: 'news.read' })}
          />
        </>
      }
      tabs={tabs}
      aside={!hasHistoryTab(area.tabs) && told}
    >
      <DeleteQuestion area={area} actor={actor} title={title} />
    </RecordFrame>
  )
}
