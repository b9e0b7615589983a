import { assign, fromCallback, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import { problemOf } from './limits.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import type { Transfer, UploadContext, UploadEvents, UploadInput } from './upload.types.ts'

export const uploadMachine = setup({
  types: {
    input: {} as UploadInput,
    context: {} as UploadContext,
    events: {} as UploadEvents,
    tags: {} as 'busy' | 'editable' | 'settled' | 'failed',
  },
  actors: {
    /** Sends `progress.made`, then `upload.finished` or `upload.failed`. */
    transfer: fromCallback<UploadEvents, Transfer>(unprovided),
  },
  actions: {
    keepFile: assign(({ context }, { file }: { file: File }) => ({
      file,
      uploaded: null,
      problem: problemOf(file, context.limits),
    })),
    dropFile: assign({ file: null, uploaded: null, problem: null }),
    keepProgress: assign({
      progress: (_, { fraction }: { fraction: number }) => Math.round(Math.min(1, fraction) * 100),
    }),
    resetProgress: assign({ progress: 0 }),
    keepUploaded: assign({ uploaded: (_, { uploaded }: { uploaded: KeptFile }) => uploaded }),
    keepSaid: assign({ said: (_, { said }: { said: string | null }) => said }),
  },
  guards: {
    isAcceptable: ({ context }) => context.problem === null,
  },
}).createMachine({
  id: 'upload',
  description: 'One file on its way to the server',
  context: ({ input }) => ({ ...input, file: null, progress: 0, uploaded: null, problem: null, said: null }),
  initial: 'empty',
  on: {
    'file.chosen': { target: '.checking', actions: { type: 'keepFile', params: ({ event }) => event } },
    'file.dropped': { target: '.empty', actions: 'dropFile' },
  },
  states: {
    empty: { description: 'No file is chosen', tags: 'editable' },
    checking: {
      description: 'Name and size decide whether the file is worth sending',
      always: [{ guard: 'isAcceptable', target: 'uploading' }, { target: 'refused' }],
    },
    refused: { description: 'The file is of another kind or too large', tags: ['editable', 'failed'] },
    uploading: {
      description: 'The bytes are on their way',
      tags: 'busy',
      exit: 'resetProgress',
      invoke: {
        src: 'transfer',
        input: ({ context: { file, place } }) => ({ file: file!, place }),
      },
      on: {
        'progress.made': { actions: { type: 'keepProgress', params: ({ event }) => event } },
        'upload.finished': { target: 'uploaded', actions: { type: 'keepUploaded', params: ({ event }) => event } },
        'upload.failed': { target: 'interrupted', actions: { type: 'keepSaid', params: ({ event }) => event } },
      },
    },
    interrupted: {
      description: 'The bytes did not arrive, or the server did not take them; the file is still chosen',
      tags: ['editable', 'failed'],
      on: { 'upload.retried': 'uploading' },
    },
    uploaded: { description: 'The server has the file', tags: 'settled' },
  },
})
