import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { isOfRecord } from '../shared/area/pages.ts'
import type { Area } from '../shared/area/types.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { lastListOf } from './list/memory.ts'
import { Missing } from './Missing.tsx'
import { Trail } from './own/Trail.tsx'
import { usePageStyles } from './page.styles.ts'
import type { PartProps } from './parts.ts'
import { isMissing, isUnloaded, shownRecord } from './record/record.view.ts'
import { useRecord } from './record/useRecord.ts'
import { SectionBones } from './SectionBones.tsx'

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
  const { t } = useTranslation([area.name, 'common'])
  const navigate = useNavigate()
  const actor = useRecord(area, id)
  const record = useSelector(actor, shownRecord)
  const unloaded = useSelector(actor, isUnloaded)
  const missing = useSelector(actor, isMissing)
  if (record) return <Framed {...props} record={record} />
  if (missing) return <Missing onBack={() => navigate(lastListOf(area))} />
  if (unloaded)
    return (
      <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
    )
  return <SectionBones sections={area.sections} titleOf={(section) => t(`${area.name}:sections.${section}`)} />
}

const Framed = ({ area, name, Part, record }: OwnPageProps & Pick<PartProps['page'], 'record'>) => {
  const { t } = useTranslation(area.name)
  const list = { text: t('title'), path: lastListOf(area) }
  const above = record ? [list, { text: String(record[area.title]), path: `${area.route}/${record.id}` }] : [list]
  return (
    <div className={usePageStyles().page}>
      <Trail above={above} here={t(`pages.${name}`)} />
      <Part area={area} record={record} />
    </div>
  )
}

export default OwnPage
