import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Moved, Refused, SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import type { IssuedFile } from '../../shared/endpoints/answers/files.ts'
import type { SaveAnswer, Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import { isMissing } from '../apiError.ts'
import {
  begun,
  type Chosen,
  decided,
  filled,
  fresher,
  newestOf,
  newsOf,
  overtaken,
  revisionOf,
  told,
  withEarlier,
} from './record.context.ts'
import type {
  Known,
  Opening,
  RecordContext,
  RecordEvents,
  RecordInput,
  RecordNotice,
  Sent,
  Submitted,
} from './record.types.ts'

/** What the screen of one record can hear, ask and do. */
export const recordSetup = setup({
  types: {
    input: {} as Opening,
    context: {} as RecordContext,
    events: {} as RecordEvents,
    emitted: {} as RecordNotice,
    tags: {} as 'busy' | 'asked' | 'editable' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<Known, RecordInput>(unprovided),
    loadEarlier: fromPromise<Pick<Known, 'history' | 'hasMore'>, RecordInput & { below: number }>(unprovided),
    remove: fromPromise<SaveAnswer, RecordInput & { revision: number }>(unprovided),
    send: fromPromise<SendAnswer, Sent>(unprovided),
    /** Sends `record.heard`, `document.issued` and `record.changedElsewhere`. */
    watch: fromCallback<RecordEvents, RecordInput>(unprovided),
  },
  actions: {
    keepLoaded: assign(({ context }, known: Known) => ({
      known,
      seen: newestOf(known),
      before: known.row,
      heard: Math.max(context.heard, newestOf(known)),
      failure: null,
    })),
    keepFresh: assign(({ context }, read: Known) => {
      const known = fresher(context.known!, read)
      const heard = newestOf(known)
      return { known, heard, before: heard > context.seen ? context.before : known.row }
    }),
    keepEarlier: assign(({ context }, earlier: Pick<Known, 'history' | 'hasMore'>) => ({
      known: withEarlier(context.known!, earlier),
    })),
    keepTold: assign(({ context }, { answer }: { answer: Saved | Stale }) => ({
      known: told(context.known!, answer),
      heard: Math.max(context.heard, answer.revision),
    })),
    keepDecided: assign(({ context }, answer: Moved) => {
      const known = decided(context.known!, answer)
      const seen = answer.case.revision
      return { known, seen, before: revisionOf(known) === seen ? known.row : context.before, draft: null }
    }),
    keepRefusal: assign(({ context }, refusal: Refused) => ({ known: overtaken(context.known!, refusal), refusal })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    noteHeard: assign(({ context }, { revision }: { revision: number }) => ({
      heard: Math.max(context.heard, revision),
    })),
    noteIssued: assign(({ context }, { file }: { file: IssuedFile }) => ({ issued: [...context.issued, file] })),
    readNews: assign(({ context }) => ({ seen: newestOf(context.known!), before: context.known!.row })),
    openDraft: assign((_, chosen: Chosen) => ({ draft: begun(chosen) })),
    fillDraft: assign(({ context }, submitted: Submitted) => ({ draft: filled(context.draft!, submitted) })),
    renewDraft: assign(({ context }, { payload, key }: Submitted) => ({ draft: { ...context.draft!, payload, key } })),
    dropDraft: assign({ draft: null, refusal: null }),
    forgetRefusal: assign({ refusal: null }),
    tellUnrecalled: emit((_, { error }: { error: unknown }) => ({ type: 'unrecalled', error }) as const),
    tellDeleted: emit({ type: 'deleted' }),
    tellOvertaken: emit({ type: 'overtaken' }),
    tellUndeleted: emit((_, { error }: { error: unknown }) => ({ type: 'undeleted', error }) as const),
    tellDecided: emit(
      ({ context }, { link }: Pick<Moved, 'link'>) =>
        ({ type: 'decided', meta: context.draft!.meta, ...(link && { link }) }) as const,
    ),
    tellUndecided: emit(
      ({ context: { draft, refusal } }) => ({ type: 'undecided', meta: draft!.meta, refusal }) as const,
    ),
  },
  guards: {
    isKnown: ({ context }) => context.known !== null,
    isRemembered: ({ context }) => context.known !== null && context.isRemembered,
    isMissing: (_, { error }: { error: unknown }) => isMissing(error),
    isBehind: ({ context: { known, heard } }) => Math.max(heard, newestOf(known!)) > revisionOf(known!),
    hasEarlier: ({ context }) => context.known!.hasMore,
    isCase: ({ context }) => context.known!.standing !== null,
    isSaved: (_, { answer }: { answer: SaveAnswer }) => answer.__typename === 'Saved',
    isStale: (_, { answer }: { answer: SaveAnswer | SendAnswer }) =>
      answer.__typename === 'Stale' || (answer.__typename === 'Refused' && answer.code === 'STALE'),
    isAccepted: (_, { answer }: { answer: SendAnswer }) => answer.__typename === 'Moved',
    isOvertaken: ({ context }) => newsOf(context).length > 0,
  },
  delays: { retryInterval: 5_000 },
})
