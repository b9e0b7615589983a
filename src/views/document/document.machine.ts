import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Verified } from '../../shared/endpoints/answers/documents.ts'
import type { DocumentContext, DocumentEvent } from './document.types.ts'

export const documentMachine = setup({
  types: {
    context: {} as DocumentContext,
    input: {} as Pick<DocumentContext, 'seal'>,
    events: {} as DocumentEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Null: we issued no document with this seal. */
    verify: fromPromise<Verified | null, { seal: string }>(unprovided),
  },
  actions: { keepDocument: assign((_, { document }: { document: Verified | null }) => ({ document })) },
  guards: { isGenuine: (_, { document }: { document: Verified | null }) => document !== null },
}).createMachine({
  id: 'document',
  description: 'A printed document is held against what was issued',
  context: ({ input: { seal } }) => ({ seal, document: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The seal of the document is looked up',
      tags: 'busy',
      invoke: {
        src: 'verify',
        input: ({ context: { seal } }) => ({ seal }),
        onDone: [
          {
            guard: { type: 'isGenuine', params: ({ event }) => ({ document: event.output }) },
            target: 'genuine',
            actions: { type: 'keepDocument', params: ({ event }) => ({ document: event.output }) },
          },
          { target: 'unknown' },
        ],
        onError: 'failed',
      },
    },
    genuine: { description: 'It says what was issued' },
    unknown: { description: 'Nothing was issued with this seal' },
    failed: { description: 'Nobody answered', tags: 'failed', on: { 'check.retried': 'checking' } },
  },
})
