import { useActorRef, useSelector } from '@xstate/react'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useSeen } from '../data/person.ts'
import type { Area } from '../shared/area/types.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { Creating, type CreatingProps } from './fields/creating.ts'
import { connectedForm } from './form/form.gateway.ts'
import { isLoading, isMissing, isUnloaded } from './form/form.view.ts'
import { RecordForm } from './form/RecordForm.tsx'
import { usePageStyles } from './page.styles.ts'
import { rememberTold } from '../data/record/known.ts'
import { rememberMade } from '../data/record/made.ts'
import { Missing } from './record/Missing.tsx'
import { SectionBones } from './SectionBones.tsx'

const CreateDialog = lazy(() => import('./form/CreateDialog.tsx'))
const creating = (asked: CreatingProps) => <CreateDialog {...asked} />

/** Makes a record of an area, also of what whoever makes it will not see, or changes one. */
const FormPage = ({ area }: { area: Area }) => {
  const { id = null } = useParams()
  const seen = useSeen(area)
  return <Form key={`${area.id} ${id}`} area={id === null ? area : seen} id={id} />
}

const Form = ({ area, id }: { area: Area; id: string | null }) => {
  const { t } = useTranslation(['form', area.name, 'validation', 'common'])
  const page = usePageStyles()
  const [machine] = useState(() =>
    connectedForm(area, (answer) => {
      rememberTold(area, answer)
      if (id === null && answer.__typename === 'Saved') rememberMade(area.id, answer.id)
    }),
  )
  const actor = useActorRef(machine, { input: { id } })
  const loading = useSelector(actor, isLoading)
  const unloaded = useSelector(actor, isUnloaded)
  const missing = useSelector(actor, isMissing)
  usePageTitle(t(`${area.name}:${id === null ? 'create' : 'edit'}`))
  if (loading)
    return (
      <div className={page.page} aria-busy="true">
        <SectionBones area={area} />
      </div>
    )
  if (!unloaded)
    return (
      <Creating value={creating}>
        <RecordForm area={area} actor={actor} />
      </Creating>
    )
  if (missing && id !== null) return <Missing area={area} id={id} />
  return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
}

export default FormPage
