import { Button, Text } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Timeline } from '../../ui/timeline/Timeline.tsx'
import { itemOf } from '../history/history.ts'
import { hasEarlier, historyOf, isRecalling, shownRecord } from '../../data/record/record.view.ts'
import type { RecordRef } from '../../data/record/useRecord.ts'

/** Everything that has happened with the record, newest first. */
export const RecordHistory = ({ area, actor }: { area: Area; actor: RecordRef }) => {
  const { t, i18n } = useTranslation(['record', area.name, 'fields'])
  const history = useSelector(actor, historyOf)
  const earlier = useSelector(actor, hasEarlier)
  const recalling = useSelector(actor, isRecalling)
  const record = useSelector(actor, shownRecord)
  const words = { t, locale: i18n.language, area, history, currency: record ? currencyOf(record) : undefined }
  const title = t('record:history.title')
  return (
    <Panel title={title}>
      {history.length > 0 ? (
        <Timeline label={title} items={history.map((entry) => itemOf(words, entry))} />
      ) : (
        <Text>{t('record:history.none')}</Text>
      )}
      {earlier && (
        <Button
          appearance="subtle"
          disabledFocusable={recalling}
          onClick={() => actor.send({ type: 'earlier.wanted' })}
        >
          {t('record:history.earlier')}
        </Button>
      )}
    </Panel>
  )
}
