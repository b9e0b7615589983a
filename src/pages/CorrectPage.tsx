import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { hindrances } from '../../machines/kernel/explain.ts'
import { rulingOf } from '../../machines/kernel/ruleTable.ts'
import type { Context, Lifecycle } from '../../machines/kernel/types.ts'
import { reasonsByField } from '../data/case/judgement.ts'
import { useStampUntil } from '../data/case/useStamp.ts'
import type { CaseArea } from '../shared/area/types.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { askingFor } from './form/asking.ts'
import { connectedCorrection, type StoredCase } from './form/correction.gateway.ts'
import { isLoading, isMissing, isUnloaded, storedRecord } from './form/form.view.ts'
import { Reckoned } from './form/Reckoned.tsx'
import { RecordForm } from './form/RecordForm.tsx'
import { WithLifecycle } from './form/WithLifecycle.tsx'
import { reasonsText } from './reasonText.ts'
import { Missing } from './record/Missing.tsx'
import { SectionBones } from './SectionBones.tsx'

/** Corrects what a case was begun with, in the form in which it was begun. */
const CorrectPage = ({ area }: { area: CaseArea }) => {
  const { id } = useParams()
  return (
    <WithLifecycle area={area}>
      {(lifecycle) => <Correcting key={id} area={area} lifecycle={lifecycle} id={id!} />}
    </WithLifecycle>
  )
}

interface CorrectingProps {
  area: CaseArea
  lifecycle: Lifecycle
  id: string
}

const Correcting = ({ area, lifecycle, id }: CorrectingProps) => {
  const { t } = useTranslation(['form', area.name, lifecycle.id, 'case', 'validation', 'common'])
  const type = lifecycle.correction!
  const label = t(`${lifecycle.id}:actions.${type}`)
  const [machine] = useState(() => connectedCorrection(area, lifecycle))
  const actor = useActorRef(machine, { input: { id } })
  const record = useSelector(actor, storedRecord) as StoredCase | null
  const loading = useSelector(actor, isLoading)
  const unloaded = useSelector(actor, isUnloaded)
  const missing = useSelector(actor, isMissing)
  const stamp = useStampUntil(record?.case.snapshot.deadlines[0]?.at)
  usePageTitle(record ? `${label} ${String(record[area.title])}` : label)
  if (loading) return <SectionBones area={area} />
  if (missing && unloaded) return <Missing area={area} id={id} />
  if (unloaded || !record)
    return (
      <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
    )
  const against = hindrances(lifecycle, record.case, { ...stamp, type })
  if (against.length > 0)
    return (
      <EmptyState title={label} text={reasonsText(t, against)}>
        <TextLink to={`${area.route}/${id}`}>{String(record[area.title])}</TextLink>
      </EmptyState>
    )
  const { refine, reckons } = lifecycle
  const applied = { at: record.created_at, ruling: rulingOf(record.case.snapshot.context) }
  const form = askingFor(area, lifecycle.events[type]!.fields, (row) => [
    ...(refine?.({ ...applied, typed: row as Context }) ?? []),
    ...Object.entries(reasonsByField(lifecycle, record.case, stamp, type, row)).map(([path, reason]) => ({
      ...reason,
      path,
    })),
  ])
  return (
    <RecordForm
      area={form}
      actor={actor}
      submitLabel={label}
      renderReckoned={
        reckons &&
        ((values) => (
          <Reckoned lifecycle={lifecycle.id} reckoning={reckons.of({ ...applied, typed: values as Context })} />
        ))
      }
    />
  )
}

export default CorrectPage
