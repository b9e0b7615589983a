import type { SnapshotFrom } from 'xstate'
import type { cropperMachine } from './cropper.machine.ts'

export type CropperSnapshot = SnapshotFrom<typeof cropperMachine>

/** The image in the frame while it is moved, and while what is in the frame is drawn. */
export const placedImage = (snapshot: CropperSnapshot) =>
  snapshot.matches('imagePlaced') || snapshot.matches({ loading: 'drawing' }) ? snapshot.context.image : null

export const isBusy = (snapshot: CropperSnapshot): boolean => snapshot.hasTag('busy')

export const isRemoved = (snapshot: CropperSnapshot): boolean => snapshot.matches('removed')

/** Whether something would be saved: a picture, or that there is to be none. */
export const isChanged = (snapshot: CropperSnapshot): boolean => isRemoved(snapshot) || drawnPicture(snapshot) !== null

export const drawnPicture = (snapshot: CropperSnapshot) => snapshot.context.result

export type CropperProblem = 'sizeExceeded' | 'typeMismatch' | 'undrawn'

/** Why there is no picture of what was chosen last. */
export const problemOf = (snapshot: CropperSnapshot): CropperProblem | null => {
  if (snapshot.matches('sizeExceeded')) return 'sizeExceeded'
  if (snapshot.matches('typeMismatch')) return 'typeMismatch'
  return snapshot.context.isUndrawn ? 'undrawn' : null
}

export const zoomOf = (snapshot: CropperSnapshot) => snapshot.context.zoom

export const positionOf = (snapshot: CropperSnapshot) => snapshot.context.position

export const canAccept = (snapshot: CropperSnapshot): boolean => snapshot.can({ type: 'frame.accepted' })

/** Widths and heights of the frame in px. */
export const frameSize = ({ context: { width, height } }: CropperSnapshot) => ({ width, height })

export const bytesAllowed = (snapshot: CropperSnapshot) => snapshot.context.bytes

export const typesAllowed = (snapshot: CropperSnapshot) => snapshot.context.types

/** The file of which it is not said yet which part is kept. */
export const uncutFile = (snapshot: CropperSnapshot) =>
  snapshot.matches('loading') || snapshot.matches('imagePlaced') ? snapshot.context.file : null

/** What the picture is cut from. */
export const chosenFile = (snapshot: CropperSnapshot) => snapshot.context.file
