import { useActorRef } from '@xstate/react'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { fromPromise } from 'xstate'
import type { PayloadFields } from '../../machines/fields/fields.ts'
import { isId } from '../../machines/fields/reference.ts'
import { askedOf } from '../../machines/kernel/payloads.ts'
import type { Context, Lifecycle } from '../../machines/kernel/types.ts'
import { currentUser } from '../../machines/session/session.view.ts'
import { ask } from '../data/call.ts'
import { newKey } from '../data/key.ts'
import { rememberBegun } from '../data/record/known.ts'
import { caseOf } from '../data/record/record.context.ts'
import { ApiError } from '../data/apiError.ts'
import { useSession } from '../data/session.ts'
import type { Area, CaseArea, PlainArea } from '../shared/area/types.ts'
import { usePageTitle } from '../ui/pageTitle.ts'
import { reasonsIn, reasonsText } from './reasonText.ts'
import { askingFor, filled } from './form/asking.ts'
import { formMachine } from './form/form.machine.ts'
import type { FormAnswer, Values } from './form/form.types.ts'
import { RecordForm } from './form/RecordForm.tsx'
import { WithLifecycle } from './form/WithLifecycle.tsx'

/** The case from which it is begun is found among those from which it may be. */
const fromOpen = ({ id, lifecycle: { from } }: CaseArea, asks: PayloadFields): PayloadFields => {
  const field = from && asks[from.field]
  return field?.type === 'reference' ? { ...asks, [from!.field]: { ...field, beginning: id } } : asks
}

const now = (): string => new Date().toISOString()

/** What beginning a case asks somebody for of an organisation of a kind, as a form of its area. */
const formOf = (area: CaseArea, { asks = {}, refine }: Lifecycle, kind: string): PlainArea =>
  askingFor(
    area,
    fromOpen(area, askedOf(asks, kind)),
    refine && ((row) => refine({ typed: row as Context, at: now() })),
  )

/** Sends what was typed, under one idempotency key for all tries of the same. */
const beginner = (area: Area, lifecycle: Lifecycle) => {
  let last = { typed: '', key: '' }
  return async (values: Values): Promise<FormAnswer> => {
    const typed = JSON.stringify(values)
    if (typed !== last.typed) last = { typed, key: newKey() }
    const answer = await ask(area, 'begin', { input: filled(values), key: last.key })
    if (answer.__typename === 'Begun') {
      const { id, record, timeline } = answer
      if (record && timeline) rememberBegun({ area, id }, caseOf(lifecycle, record, timeline))
      return { __typename: 'Saved', id }
    }
    if (answer.fields.length > 0) return { __typename: 'Invalid', fields: answer.fields }
    const reasons = answer.code === 'STALE' ? [{ guard: '', key: 'form:overtaken', values: {} }] : reasonsIn(answer)
    throw new ApiError(200, answer.code, reasonsText(i18next.t, reasons))
  }
}

const connected = (area: Area, lifecycle: Lifecycle) => {
  const begin = beginner(area, lifecycle)
  return formMachine.provide({ actors: { save: fromPromise(({ input: { values } }) => begin(values)) } })
}

/** Begins a case; what the address says of its fields is filled in. */
const BeginPage = ({ area }: { area: CaseArea }) => {
  const { t } = useTranslation(['form', area.name, 'validation', 'common'])
  usePageTitle(t(`${area.name}:create`))
  return <WithLifecycle area={area}>{(lifecycle) => <Beginning area={area} lifecycle={lifecycle} />}</WithLifecycle>
}

/** What the address says of a form's fields. */
const givenIn = (search: URLSearchParams, { fields }: Area): Values =>
  Object.fromEntries(
    [...search].filter(([name, value]) => fields[name] && (fields[name].type !== 'reference' || isId(value))),
  )

const Beginning = ({ area, lifecycle }: { area: CaseArea; lifecycle: Lifecycle }) => {
  const { t } = useTranslation(area.name)
  const [search] = useSearchParams()
  const kind = useSession(currentUser)?.organization.kind ?? ''
  const [{ form, given, machine }] = useState(() => {
    const asked = formOf(area, lifecycle, kind)
    return { form: asked, given: givenIn(search, asked), machine: connected(area, lifecycle) }
  })
  const actor = useActorRef(machine, { input: { id: null } })
  const { reckons } = lifecycle
  return (
    <RecordForm
      area={form}
      actor={actor}
      given={given}
      submitLabel={t('create')}
      reckoned={
        reckons &&
        ((values) => ({
          lifecycle: lifecycle.id,
          reckoning: reckons.of({ typed: values as Context, at: now() }),
        }))
      }
    />
  )
}

export default BeginPage
