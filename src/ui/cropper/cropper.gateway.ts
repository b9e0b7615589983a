import { fromPromise } from 'xstate'
import { cropperMachine } from './cropper.machine.ts'
import { decode, draw, release } from './pictures.ts'

/** The cropper machine, wired to the browser's images and canvas. */
export const connectedCropper = cropperMachine.provide({
  actors: {
    decode: fromPromise(({ input }) => decode(input)),
    draw: fromPromise(({ input }) => draw(input)),
  },
  actions: { releaseImage: ({ context }) => release(context.image) },
})
