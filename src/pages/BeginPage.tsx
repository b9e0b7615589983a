import { useActorRef } from '@xstate/react'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { companionsOf } from '../../machines/kernel/others.ts'
import type { Lifecycle } from '../../machines/kernel/types.ts'
import { ask } from '../data/call.ts'
import { newKey } from '../data/key.ts'
import { loadWords } from '../data/language.ts'
import { ApiError } from '../data/apiError.ts'
import type { Area, CaseArea, PlainArea } from '../shared/area/types.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { formMachine } from './form/form.machine.ts'
import type { FormAnswer, Values } from './form/form.types.ts'
import { RecordForm } from './form/RecordForm.tsx'

/** What beginning a case asks for, as a form of its area. */
const formOf = ({ refine: _refine, actions: _actions, ...area }: CaseArea, { asks = {} }: Lifecycle): PlainArea => ({
  ...area,
  fields: asks,
  sections: [{ id: 'begin', fields: Object.keys(asks) }],
  permissions: { list: area.permissions.list, detail: area.permissions.detail },
  lifecycle: undefined,
  operations: undefined,
})

/** Sends what was typed, under one idempotency key for all tries of the same. */
const beginner = (area: Area) => {
  let last = { typed: '', key: '' }
  return async (values: Values): Promise<FormAnswer> => {
    const typed = JSON.stringify(values)
    if (typed !== last.typed) last = { typed, key: newKey() }
    const answer = await ask(area, 'begin', { input: values, key: last.key })
    if (answer.__typename === 'Begun') return { __typename: 'Saved', id: answer.id }
    if (answer.fields.length > 0) return { __typename: 'Invalid', fields: answer.fields }
    const reasons = answer.code === 'STALE' ? [{ key: 'form:overtaken', values: {} }] : answer.reasons
    throw new ApiError(200, answer.code, reasons.map(({ key, values: told }) => i18next.t(key, told)).join('; '))
  }
}

const connected = (area: Area) => {
  const begin = beginner(area)
  return formMachine.provide({ actors: { save: fromPromise(({ input: { values } }) => begin(values)) } })
}

/** Begins a case; what the address says of its fields is filled in. */
const BeginPage = ({ area }: { area: CaseArea }) => {
  const { t } = useTranslation(['form', area.name, 'validation', 'common'])
  const [lifecycle, setLifecycle] = useState<Lifecycle | 'failed' | null>(null)
  useEffect(() => {
    if (lifecycle !== null) return
    area.lifecycle
      .load()
      .then((loaded) => loadWords(companionsOf(loaded)).then(() => setLifecycle(loaded)))
      .catch(() => setLifecycle('failed'))
  }, [area, lifecycle])
  usePageTitle(t(`${area.name}:create`))
  if (lifecycle === 'failed')
    return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => setLifecycle(null)} />
  if (!lifecycle) return <div aria-busy="true" />
  return <Beginning area={area} form={formOf(area, lifecycle)} />
}

const Beginning = ({ area, form }: { area: CaseArea; form: PlainArea }) => {
  const [machine] = useState(() => connected(area))
  const actor = useActorRef(machine, { input: { id: null } })
  const [search] = useSearchParams()
  const [given] = useState(() => Object.fromEntries([...search].filter(([name]) => form.fields[name])))
  return <RecordForm area={form} actor={actor} given={given} />
}

export default BeginPage
