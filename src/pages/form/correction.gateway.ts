import i18next from 'i18next'
import { fromPromise } from 'xstate'
import { standingOf } from '../../../machines/kernel/corrections.ts'
import type { CaseRecord, Lifecycle } from '../../../machines/kernel/types.ts'
import { ApiError } from '../../data/apiError.ts'
import { ask } from '../../data/call.ts'
import { newKey } from '../../data/key.ts'
import { knownNow, rememberMoved } from '../../data/record/known.ts'
import type { Refused, TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { HistoryEntry, Row } from '../../shared/endpoints/answers/records.ts'
import type { CaseArea } from '../../shared/area/types.ts'
import { reasonsIn, reasonsText } from '../reasonText.ts'
import { filled } from './asking.ts'
import { formMachine } from './form.machine.ts'
import type { FormAnswer, Save, StoredRecord } from './form.types.ts'

/** A case's row with where it stands. */
export type StoredCase = Row & { case: CaseRecord }

const load = async (area: CaseArea, id: string, signal: AbortSignal): Promise<StoredRecord> => {
  const known = knownNow({ area, id })
  if (known?.row && known.standing) return { ...known.row, case: known.standing.record }
  return ask(area, 'detail', { id }, { signal })
}

const toldOf =
  ({ id }: Lifecycle) =>
  ({ revision, entry, at, by, changes }: TimelineEntry): HistoryEntry => ({
    revision,
    kind: `${id}:timeline.${entry}`,
    at,
    by,
    changes: changes ?? {},
  })

const overtaken = (lifecycle: Lifecycle, before: StoredRecord, { case: record, since }: Refused): FormAnswer => ({
  __typename: 'Stale',
  revision: record.revision,
  changed: [],
  record: {
    ...(before as StoredCase),
    ...standingOf(lifecycle, record.snapshot.context),
    case: record,
    revision: record.revision,
  },
  since: since.map(toldOf(lifecycle)),
})

/** Sends what was typed as the correction of a case, under one idempotency key for all tries of the same. */
const corrector = (area: CaseArea, lifecycle: Lifecycle) => {
  let last = { typed: '', key: '' }
  return async ({ record, values }: Save): Promise<FormAnswer> => {
    const { id, revision } = record!
    const typed = JSON.stringify([revision, values])
    if (typed !== last.typed) last = { typed, key: newKey() }
    const event = { ...filled(values), type: lifecycle.correction! }
    const answer = await ask(area, 'send', { id, revision, key: last.key, event })
    if (answer.__typename === 'Moved') {
      rememberMoved({ area, id }, answer)
      return { __typename: 'Saved', id }
    }
    if (answer.code === 'STALE') return overtaken(lifecycle, record!, answer)
    if (answer.fields.length > 0) return { __typename: 'Invalid', fields: answer.fields }
    throw new ApiError(200, answer.code, reasonsText(i18next.t, reasonsIn(answer)))
  }
}

/** The form machine, wired to what a case of an area was begun with. */
export const connectedCorrection = (area: CaseArea, lifecycle: Lifecycle) => {
  const correct = corrector(area, lifecycle)
  return formMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => load(area, input, signal)),
      save: fromPromise(({ input }) => correct(input)),
    },
  })
}
