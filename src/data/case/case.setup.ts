import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import { type ApiError, isMissing } from '../apiError.ts'
import { begun, type Chosen, decided, filled, fresher, newsOf, overtaken } from './case.context.ts'
import type { Moved, Refused, SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import type {
  CaseContext,
  CaseEvents,
  CaseInput,
  CaseNotice,
  CaseState,
  Loaded,
  Sent,
  Submitted,
} from './case.types.ts'

/** What the screen of one case can hear, ask and do. */
export const caseSetup = setup({
  types: {
    input: {} as CaseInput,
    context: {} as CaseContext,
    events: {} as CaseEvents,
    emitted: {} as CaseNotice,
    tags: {} as 'busy' | 'editable' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<Loaded, CaseInput>(unprovided),
    refresh: fromPromise<CaseState, CaseInput>(unprovided),
    send: fromPromise<SendAnswer, Sent>(unprovided),
    /** Sends `case.heard` and `case.changedElsewhere`. */
    watch: fromCallback<CaseEvents, CaseInput>(unprovided),
  },
  actions: {
    keepLoaded: assign((_, { lifecycle, state }: Loaded) => ({
      lifecycle,
      state,
      before: state.row,
      seen: state.record.revision,
      heard: state.record.revision,
    })),
    keepFresh: assign(({ context }, read: { state: CaseState }) => {
      const state = fresher(context.state!, read.state)
      return {
        state,
        heard: state.record.revision,
        before: state.record.revision > context.seen ? context.before : state.row,
      }
    }),
    keepDecided: assign(({ context }, answer: Moved) => {
      const state = decided(context.state!, answer)
      const seen = answer.case.revision
      return { state, seen, before: state.loaded === seen ? state.row : context.before, draft: null }
    }),
    keepRefusal: assign(({ context }, answer: Refused) => ({
      state: overtaken(context.state!, answer),
      refusal: answer,
    })),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error as ApiError }),
    forgetAnswer: assign({ refusal: null, error: null }),
    openDraft: assign({ draft: (_, chosen: Chosen) => begun(chosen) }),
    fillDraft: assign({ draft: ({ context }, submitted: Submitted) => filled(context.draft!, submitted) }),
    renewDraft: assign({
      draft: ({ context }, { payload, key }: Submitted) => ({ ...context.draft!, payload, key }),
    }),
    dropDraft: assign({ draft: null }),
    readNews: assign(({ context }) => ({ seen: context.state!.record.revision, before: context.state!.row })),
    noteHeard: assign({
      heard: ({ context }, { revision }: { revision: number }) => Math.max(context.heard, revision),
    }),
    announceDecision: emit(({ context }) => ({ type: 'decided', meta: context.draft!.meta }) as const),
    announceFailure: emit(
      ({ context: { draft, refusal } }) => ({ type: 'failed', meta: draft!.meta, refusal }) as const,
    ),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => isMissing(error),
    isAccepted: (_, answer: SendAnswer) => answer.__typename === 'Moved',
    isStale: (_, answer: SendAnswer) => answer.__typename === 'Refused' && answer.code === 'STALE',
    isBehind: ({ context: { state, heard } }) => Math.max(heard, state!.record.revision) > state!.loaded,
    isOvertaken: ({ context }) => newsOf(context).length > 0,
  },
  delays: { retryInterval: 5_000 },
})
