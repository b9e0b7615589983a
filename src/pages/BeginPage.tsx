import { useActorRef } from '@xstate/react'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
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
import { rememberMade } from '../data/record/made.ts'
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
import { SectionBones } from './SectionBones.tsx'
import { BeginReckoned } from './case/BeginReckoned.tsx'
import { copying } from './case/copying.ts'

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
      rememberMade(area.id, id)
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
  const copied = useCopied(area)
  return (
    <WithLifecycle area={area}>
      {(lifecycle) =>
        copied === 'loading' ? (
          <SectionBones area={area} />
        ) : (
          <Beginning area={area} lifecycle={lifecycle} copied={copied} />
        )
      }
    </WithLifecycle>
  )
}

/** The record that the address says is to be begun with again; null: none, or none that there is for this reader. */
const useCopied = (area: CaseArea): Values | null | 'loading' => {
  const [search] = useSearchParams()
  const id = area.lifecycle.copied ? search.get(copying) : null
  const [found, setFound] = useState<Values | null | 'loading'>(id === null ? null : 'loading')
  useEffect(() => {
    if (id === null) return
    const asking = new AbortController()
    ask(area, 'detail', { id }, { signal: asking.signal }).then(
      (record) => setFound(record as Values),
      () => {
        if (!asking.signal.aborted) setFound(null)
      },
    )
    return () => asking.abort()
  }, [area, id])
  return found
}

/** What may be begun with again: all but what no other record may have. */
const repeatable = ({ fields }: Area, record: Values | null): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      record && name in record && !('unique' in field && field.unique) ? [[name, record[name]]] : [],
    ),
  )

/** What the address says of a form's fields. */
const givenIn = (search: URLSearchParams, { fields }: Area): Values =>
  Object.fromEntries(
    [...search].filter(([name, value]) => fields[name] && (fields[name].type !== 'reference' || isId(value))),
  )

interface BeginningProps {
  area: CaseArea
  lifecycle: Lifecycle
  copied: Values | null
}

const Beginning = ({ area, lifecycle, copied }: BeginningProps) => {
  const { t } = useTranslation(area.name)
  const [search] = useSearchParams()
  const kind = useSession(currentUser)?.organization.kind ?? ''
  const [{ form, given, machine }] = useState(() => {
    const asked = formOf(area, lifecycle, kind)
    return {
      form: asked,
      given: { ...repeatable(asked, copied), ...givenIn(search, asked) },
      machine: connected(area, lifecycle),
    }
  })
  const actor = useActorRef(machine, { input: { id: null } })
  const { reckons } = lifecycle
  const next = area.lifecycle.next && area.pages?.[area.lifecycle.next]
  return (
    <RecordForm
      area={form}
      actor={actor}
      given={given}
      submitLabel={t('create')}
      {...(next && { leadsTo: (id) => area.route + next.path.replace(':id', id) })}
      renderReckoned={
        reckons &&
        ((values) => (
          <BeginReckoned area={area.id} lifecycle={lifecycle} kind={kind} typed={values as Context} at={now()} />
        ))
      }
    />
  )
}

export default BeginPage
