import { cropperSetup, empty } from './cropper.setup.ts'
import type { CropperContext, Drawing } from './cropper.types.ts'

export const cropperMachine = cropperSetup.createMachine({
  id: 'cropper',
  description: 'A picture from the file that a person chooses to the part of it that is kept',
  context: ({ input }) => ({ ...input, ...empty }),
  initial: 'init',
  on: {
    'file.chosen': {
      target: '.fileChosen',
      actions: ['releaseImage', { type: 'keepFile', params: ({ event }) => event }],
    },
    'picture.removed': { target: '.removed', actions: ['releaseImage', 'forgetAll'] },
    'choice.abandoned': { target: '.init', actions: ['releaseImage', 'forgetAll'] },
  },
  states: {
    init: { description: 'Nothing is chosen: the picture is as it was', tags: 'settled' },
    fileChosen: {
      description: 'Kind and size decide whether the file is opened',
      always: [
        { guard: 'isOfAnotherType', target: 'typeMismatch' },
        { guard: 'isTooLarge', target: 'sizeExceeded' },
        { target: 'loading' },
      ],
    },
    sizeExceeded: { description: 'The file is larger than may be chosen', tags: 'failed' },
    typeMismatch: { description: 'The file is of another kind, or not what it says it is', tags: 'failed' },
    loading: {
      description: 'An image is being made: of the file, then of what is in the frame',
      tags: 'busy',
      initial: 'decoding',
      states: {
        decoding: {
          description: 'The file is read as an image',
          invoke: {
            src: 'decode',
            input: ({ context }) => context.file!,
            onDone: {
              target: '#cropper.imagePlaced',
              actions: { type: 'keepImage', params: ({ event }) => ({ image: event.output }) },
            },
            onError: '#cropper.typeMismatch',
          },
        },
        drawing: {
          description: 'What is in the frame becomes the picture',
          invoke: {
            src: 'draw',
            input: ({ context }) => drawingOf(context),
            onDone: {
              target: '#cropper.drawn',
              actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
            },
            onError: { target: '#cropper.imagePlaced', actions: 'noteUndrawn' },
          },
        },
      },
    },
    imagePlaced: {
      description: 'The image lies below the frame and is moved and zoomed',
      tags: 'editable',
      on: {
        'image.moved': { actions: { type: 'keepPosition', params: ({ event }) => event } },
        'image.zoomed': { actions: { type: 'keepZoom', params: ({ event }) => event } },
        'frame.measured': { actions: { type: 'keepFrame', params: ({ event }) => event } },
        'frame.accepted': { guard: 'hasFrame', target: 'loading.drawing' },
      },
    },
    drawn: { description: 'The picture is made', tags: 'settled' },
    removed: { description: 'There is to be no picture any more', tags: 'settled' },
  },
})

const drawingOf = ({ image, frame, file, width, height, quality }: CropperContext): Drawing => ({
  image: image!,
  frame: frame!,
  type: file!.type,
  width: width * quality,
  height: height * quality,
})
