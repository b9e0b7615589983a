import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import { megabyte, pictureLimits } from '../../../machines/fields/fileKinds.ts'
import type {
  CropperContext,
  CropperEvent,
  CropperInput,
  Drawing,
  Frame,
  Picture,
  PlacedImage,
  Position,
} from './cropper.types.ts'

export const cropperDefaults: CropperInput = {
  width: 200,
  height: 200,
  quality: 2,
  types: pictureLimits.kinds,
  bytes: 10 * megabyte,
}

export const leastZoom = 1
export const greatestZoom = 4

const unplaced = { image: null, frame: null, zoom: leastZoom, position: { x: 0, y: 0 }, isUndrawn: false }

export const empty = { ...unplaced, file: null, result: null }

export const cropperSetup = setup({
  types: {
    input: {} as CropperInput,
    context: {} as CropperContext,
    events: {} as CropperEvent,
    tags: {} as 'busy' | 'editable' | 'settled' | 'failed',
  },
  actors: {
    /** Reads a file as an image; fails when it is none. */
    decode: fromPromise<PlacedImage, Picture>(unprovided),
    draw: fromPromise<Picture, Drawing>(unprovided),
  },
  actions: {
    /** Lets go of what the host keeps to show the image. */
    releaseImage: unprovided,
    keepFile: assign((_, { file }: { file: Picture }) => ({ ...unplaced, file, result: null })),
    keepImage: assign((_, { image }: { image: PlacedImage }) => ({ image })),
    keepPosition: assign((_, { position }: { position: Position }) => ({ position })),
    keepZoom: assign((_, { zoom }: { zoom: number }) => ({
      zoom: Math.min(greatestZoom, Math.max(leastZoom, zoom)),
    })),
    keepFrame: assign((_, { frame }: { frame: Frame }) => ({ frame })),
    keepResult: assign((_, { result }: { result: Picture }) => ({ result, isUndrawn: false })),
    noteUndrawn: assign({ isUndrawn: true }),
    forgetAll: assign(empty),
  },
  guards: {
    isOfAnotherType: ({ context: { file, types } }) => !types.includes(file!.type),
    isTooLarge: ({ context: { file, bytes } }) => file!.size > bytes,
    hasFrame: ({ context }) => context.frame !== null,
  },
})
