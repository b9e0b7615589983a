import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { ask } from '../data/call.ts'
import type { Area } from '../shared/area/types.ts'
import type { Row, SaveAnswer } from '../shared/endpoints/answers/records.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { keepReferred } from './fields/referred.ts'
import { formMachine } from './form/form.machine.ts'
import type { Save } from './form/form.types.ts'
import { isLoading, isMissing, isUnloaded } from './form/form.view.ts'
import { RecordForm } from './form/RecordForm.tsx'
import { usePageStyles } from './page.styles.ts'
import { rememberSaved } from './record/known.ts'
import { Missing } from './record/Missing.tsx'
import { SectionBones } from './SectionBones.tsx'

const load = async (area: Area, id: string, signal: AbortSignal): Promise<Row> => {
  const record = await ask(area, 'detail', { id }, { signal })
  keepReferred(record)
  return record
}

const save = async (area: Area, { record, values }: Save): Promise<SaveAnswer> => {
  const answer = await (record
    ? ask(area, 'edit', { id: record.id, revision: record.revision, input: values })
    : ask(area, 'create', { input: values }))
  if (answer.__typename === 'Saved') rememberSaved({ area, id: answer.id }, answer.record!, answer.entry)
  if (answer.__typename === 'Stale') keepReferred(answer.record)
  return answer
}

const connected = (area: Area) =>
  formMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => load(area, input, signal)),
      save: fromPromise(({ input }) => save(area, input)),
    },
  })

/** Makes a record of an area, or changes one. */
const FormPage = ({ area }: { area: Area }) => {
  const { id = null } = useParams()
  return <Form key={`${area.id} ${id}`} area={area} id={id} />
}

const Form = ({ area, id }: { area: Area; id: string | null }) => {
  const { t } = useTranslation(['form', area.name, 'validation', 'common'])
  const page = usePageStyles()
  const [machine] = useState(() => connected(area))
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
  if (!unloaded) return <RecordForm area={area} actor={actor} />
  if (missing) return <Missing area={area} />
  return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
}

export default FormPage
