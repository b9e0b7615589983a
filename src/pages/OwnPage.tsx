import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isOfRecord } from '../shared/area/pages.ts'
import type { Area } from '../shared/area/types.ts'
import { usePageTitle } from '../ui/pageTitle.ts'
import { useWayUp } from './list/useWayBack.ts'
import { Trail } from './own/Trail.tsx'
import { usePageStyles } from './page.styles.ts'
import type { PartProps } from './parts.ts'
import { failureOf, readingOf, shownRecord } from '../data/record/record.view.ts'
import { RecordStates } from './record/RecordStates.tsx'
import { useRecord } from '../data/record/useRecord.ts'

interface OwnPageProps {
  area: Area
  name: string
  /** What the area itself shows there. */
  Part: ComponentType<PartProps['page']>
}

/** A page of an area's own within the frame that all of them have. */
const OwnPage = (props: OwnPageProps) => {
  const { area, name } = props
  const { t } = useTranslation(area.name)
  const { id = '' } = useParams()
  usePageTitle(t(`pages.${name}`))
  return isOfRecord(area.pages![name]!) ? (
    <OfRecord key={`${area.id} ${id}`} {...props} id={id} />
  ) : (
    <Framed {...props} />
  )
}

const OfRecord = ({ id, ...props }: OwnPageProps & { id: string }) => {
  const { area } = props
  const actor = useRecord(area, id)
  const record = useSelector(actor, shownRecord)
  return (
    <RecordStates
      area={area}
      id={id}
      reading={useSelector(actor, readingOf)}
      error={useSelector(actor, failureOf)}
      onRetry={() => actor.send({ type: 'load.retried' })}
    >
      {() => <Framed {...props} record={record!} onChanged={(answer) => actor.send({ type: 'record.told', answer })} />}
    </RecordStates>
  )
}

const Framed = ({ area, name, Part, ...of }: OwnPageProps & Omit<PartProps['page'], 'area'>) => {
  const { record } = of
  const { t } = useTranslation(area.name)
  const up = useWayUp(area, record)
  const above = record ? [up, { text: String(record[area.title]), path: `${area.route}/${record.id}` }] : [up]
  return (
    <div className={usePageStyles().page}>
      <Trail above={above} here={t(`pages.${name}`)} />
      <Part area={area} {...of} />
    </div>
  )
}

export default OwnPage
