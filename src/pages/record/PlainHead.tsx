import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { days } from '../../../machines/kit/days.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { FieldValue } from '../fields/FieldValue.tsx'
import { fieldOf } from '../subject.ts'
import { RecordHeader } from './RecordHeader.tsx'

const endOfBin = ({ since, days: most }: NonNullable<Area['bin']>, record: Row): string =>
  new Date(Date.parse(String(record[since])) + days(most)).toISOString()

/** Which record without a lifecycle it is, how it stands and since when. */
export const PlainHead = ({ area, record, actions }: { area: Area; record: Row; actions?: ReactNode }) => {
  const { t, i18n } = useTranslation(['record', area.name])
  const user = useSession(currentUser)!
  const instant = (value: string) => formatInstant(value, i18n.language)
  const whose = user.organization.kind === 'platform' && record.owner ? [record.owner] : []
  const dates = t('record:dates', { created: instant(record.created_at), updated: instant(record.updated_at) })
  return (
    <RecordHeader
      area={area}
      record={record}
      name={String(record[area.title])}
      number={(area.subtitle && fieldText(t, i18n.language, fieldOf(area, record, area.subtitle))) ?? undefined}
      marks={
        <>
          {area.fields.status && (
            <FieldValue
              field={area.fields.status}
              name="status"
              namespace={area.name}
              value={record.status}
              place="list"
            />
          )}
          {area.bin && record[area.bin.flag] === true && (
            <IntentBadge intent="warning">
              {t('record:inBin', { until: instant(endOfBin(area.bin, record)) })}
            </IntentBadge>
          )}
        </>
      }
      text={[...whose, dates].join(' · ')}
      actions={actions}
    />
  )
}
