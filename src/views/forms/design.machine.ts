import { assign, fromPromise, setup } from 'xstate'
import { same } from '../../../machines/fields/same.ts'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Refused } from '../../shared/endpoints/answers/cases.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import type { DesignContext, DesignEvent, Designs, Sent, Stored, Version } from './design.types.ts'

/** Where the case stands that has refused. */
const standing = ({ case: { revision, snapshot } }: Refused) => ({
  revision,
  definition: snapshot.context['definition'] as string,
  note: snapshot.context['note'] as string | null,
})

export const designMachine = setup({
  types: {
    context: {} as DesignContext,
    input: {} as { version: Version },
    events: {} as DesignEvent,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actors: {
    load: fromPromise<Designs, { version: Version }>(unprovided),
    read: fromPromise<Definition, { definition: string }>(unprovided),
    store: fromPromise<Stored, { definition: Definition }>(unprovided),
    send: fromPromise<Sent, { version: Version; kept: Stored; note: string | null; key: string }>(unprovided),
    confirm: fromPromise<Sent, { version: Version; breaks: string; key: string }>(unprovided),
  },
  actions: {
    keepDesigns: assign((_, { designs }: { designs: Designs }) => ({ ...designs })),
    keepWanted: assign(
      (_, { definition, note, key }: { definition: Definition; note: string | null; key: string }) => ({
        wanted: definition,
        note,
        key,
        failure: null,
      }),
    ),
    keepDraft: assign(({ context: { stored } }, { definition }: { definition: Definition }) => ({
      wanted: definition,
      theirs: stored!,
    })),
    keepBreaks: assign((_, { breaks, key }: { breaks: string; key: string }) => ({ breaks, key, failure: null })),
    keepRevision: assign(({ context: { version } }, { revision }: { revision: number }) => ({
      version: { ...version, revision },
      breaks: null,
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ key, failure: null })),
    keepStored: assign((_, { kept }: { kept: Stored }) => ({ kept })),
    keepTaken: assign(({ context: { version, wanted, note, kept } }, { revision }: { revision: number }) => ({
      version: { ...version, revision, note, definition: kept!.id },
      stored: wanted!,
      wanted: null,
      kept: null,
    })),
    noteRefusal: assign((_, { refusal }: { refusal: Refused }) => ({ refusal })),
    takeStanding: assign(({ context: { version, refusal } }) => ({ version: { ...version, ...standing(refusal!) } })),
    keepTheirs: assign((_, { definition }: { definition: Definition }) => ({ theirs: definition })),
    takeTheirs: assign(({ context: { theirs, version } }) => ({ stored: theirs!, note: version.note, wanted: null })),
    settle: assign({ theirs: null, refusal: null }),
    forgetWanted: assign({ wanted: null, breaks: null, refusal: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: error, wanted: null, breaks: null })),
  },
  guards: {
    isWanted: ({ context: { wanted } }, { definition }: { definition: Definition }) => same(wanted, definition),
    isOutdated: ({ context: { version } }, { base }: { base: number | null }) => base !== version.revision,
    isTaken: (_, { sent }: { sent: Sent }) => sent.taken,
    isOvertaken: (_, { sent }: { sent: Sent }) => !sent.taken && sent.refusal.code === 'STALE',
  },
}).createMachine({
  id: 'design',
  description: 'What a version of a form asks, read, and saved each time as another definition',
  context: ({ input: { version } }) => ({
    version,
    wanted: null,
    note: version.note,
    breaks: null,
    key: '',
    kept: null,
    theirs: null,
    refusal: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What it asks, and what the live version does, is read',
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { version } }) => ({ version }),
        onDone: {
          target: 'designing',
          actions: { type: 'keepDesigns', params: ({ event }) => ({ designs: event.output }) },
        },
        onError: { target: 'unread', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    unread: {
      description: 'It is not known what it asks',
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    designing: {
      description: 'The person designs; what is not saved is theirs',
      tags: 'settled',
      on: {
        'design.saved': { target: 'storing', actions: { type: 'keepWanted', params: ({ event }) => event } },
        'breaks.confirmed': { target: 'confirming', actions: { type: 'keepBreaks', params: ({ event }) => event } },
        'draft.found': {
          guard: { type: 'isOutdated', params: ({ event }) => event },
          target: 'outdated',
          actions: { type: 'keepDraft', params: ({ event }) => event },
        },
      },
    },
    storing: {
      description: 'The definition is stored, before a version refers to it',
      tags: 'busy',
      invoke: {
        src: 'store',
        input: ({ context: { wanted } }) => ({ definition: wanted! }),
        onDone: { target: 'sending', actions: { type: 'keepStored', params: ({ event }) => ({ kept: event.output }) } },
        onError: { target: 'designing', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    sending: {
      description: 'The version is told what it asks from now on',
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { version, kept, note, key } }) => ({ version, kept: kept!, note, key }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ sent: event.output }) },
            target: 'designing',
            actions: {
              type: 'keepTaken',
              params: ({ event }) => ({ revision: (event.output as Extract<Sent, { taken: true }>).revision }),
            },
          },
          {
            guard: { type: 'isOvertaken', params: ({ event }) => ({ sent: event.output }) },
            target: 'comparing',
            actions: [
              {
                type: 'noteRefusal',
                params: ({ event }) => ({ refusal: (event.output as Extract<Sent, { taken: false }>).refusal }),
              },
              'takeStanding',
            ],
          },
          {
            target: 'refused',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => ({ refusal: (event.output as Extract<Sent, { taken: false }>).refusal }),
            },
          },
        ],
        onError: { target: 'designing', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    confirming: {
      description: 'The version is told that what breaks by it is known and wanted',
      tags: 'busy',
      invoke: {
        src: 'confirm',
        input: ({ context: { version, breaks, key } }) => ({ version, breaks: breaks!, key }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ sent: event.output }) },
            target: 'designing',
            actions: {
              type: 'keepRevision',
              params: ({ event }) => ({ revision: (event.output as Extract<Sent, { taken: true }>).revision }),
            },
          },
          {
            target: 'refused',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => ({ refusal: (event.output as Extract<Sent, { taken: false }>).refusal }),
            },
          },
        ],
        onError: { target: 'designing', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    comparing: {
      description: 'What somebody else has saved meanwhile is read',
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context: { version } }) => ({ definition: version.definition }),
        onDone: [
          {
            guard: { type: 'isWanted', params: ({ event }) => ({ definition: event.output }) },
            target: 'designing',
            actions: [
              { type: 'keepTheirs', params: ({ event }) => ({ definition: event.output }) },
              'takeTheirs',
              'settle',
            ],
          },
          {
            target: 'conflicted',
            actions: { type: 'keepTheirs', params: ({ event }) => ({ definition: event.output }) },
          },
        ],
        onError: { target: 'designing', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    conflicted: {
      description: 'Somebody else has saved: the person chooses whose design goes on',
      tags: 'failed',
      on: {
        'conflict.mine': { target: 'sending', actions: ['settle', { type: 'keepKey', params: ({ event }) => event }] },
        'conflict.theirs': { target: 'designing', actions: ['takeTheirs', 'settle'] },
      },
    },
    outdated: {
      description: 'What was broken off began with another design than is stored: the person chooses which goes on',
      tags: 'failed',
      on: {
        'conflict.mine': { target: 'designing', actions: ['settle', 'forgetWanted'] },
        'conflict.theirs': { target: 'designing', actions: ['takeTheirs', 'settle'] },
      },
    },
    refused: {
      description: 'The version does not take it, and says why; what is designed stays',
      tags: 'failed',
      on: { 'refusal.seen': { target: 'designing', actions: 'forgetWanted' } },
    },
  },
})
