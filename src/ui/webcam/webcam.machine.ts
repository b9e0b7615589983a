import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { WebcamContext, WebcamEvent, WebcamProblem } from './webcam.types.ts'

const { createMachine } = setup({
  types: {
    context: {} as WebcamContext,
    events: {} as WebcamEvent,
    tags: {} as 'busy' | 'editable' | 'settled' | 'failed',
  },
  actors: {
    /** Sends `camera.opened`, or `camera.failed`, later too; the camera is let go of when it ends. */
    watch: fromCallback<WebcamEvent, { camera: string | null }>(unprovided),
    take: fromPromise<File, { stream: MediaStream }>(unprovided),
  },
  actions: {
    keepCamera: assign((_, { camera }: { camera: string }) => ({ camera })),
    keepOpened: assign((_, { camera, cameras, stream }: Pick<WebcamContext, 'camera' | 'cameras' | 'stream'>) => ({
      camera,
      cameras,
      stream,
    })),
    keepPicture: assign((_, { picture }: { picture: File }) => ({ picture })),
    dropPicture: assign({ picture: null }),
    noteProblem: assign((_, { problem }: { problem: WebcamProblem }) => ({ problem })),
  },
})

export const webcamMachine = createMachine({
  id: 'webcam',
  description: 'A picture that is taken with a camera of the device',
  context: { camera: null, cameras: [], stream: null, picture: null, problem: null },
  initial: 'watching',
  states: {
    watching: {
      description: 'A camera of the device is held, until it is over',
      initial: 'opening',
      invoke: { src: 'watch', input: ({ context: { camera } }) => ({ camera }) },
      on: {
        'camera.failed': { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
      states: {
        opening: {
          description: 'The camera is being started',
          tags: 'busy',
          on: { 'camera.opened': { target: 'live', actions: { type: 'keepOpened', params: ({ event }) => event } } },
        },
        live: {
          description: 'What the camera sees is shown',
          tags: 'editable',
          on: {
            'picture.wanted': 'taking',
            'camera.chosen': {
              target: '#webcam.watching',
              reenter: true,
              actions: { type: 'keepCamera', params: ({ event }) => event },
            },
          },
        },
        taking: {
          description: 'A picture is made of what the camera sees',
          tags: 'busy',
          invoke: {
            src: 'take',
            input: ({ context: { stream } }) => ({ stream: stream! }),
            onDone: {
              target: 'looking',
              actions: { type: 'keepPicture', params: ({ event }) => ({ picture: event.output }) },
            },
            onError: {
              target: '#webcam.failed',
              actions: { type: 'noteProblem', params: { problem: 'broken' } },
            },
          },
        },
        looking: {
          description: 'The picture is looked at',
          tags: 'editable',
          on: {
            'picture.rejected': { target: 'live', actions: 'dropPicture' },
            'picture.accepted': '#webcam.accepted',
          },
        },
      },
    },
    failed: { description: 'There is no camera, or it cannot be used', tags: 'failed', type: 'final' },
    accepted: { description: 'The picture is wanted', tags: 'settled', type: 'final' },
  },
})
