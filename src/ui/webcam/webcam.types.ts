/** Of the pictures that are taken. */
export const pictureExtension = 'jpg'

/** A camera of the device. */
export interface Camera {
  id: string
  label: string
}

export type WebcamProblem = 'unsupported' | 'notAllowed' | 'noCamera' | 'inUse' | 'broken'

export interface WebcamContext {
  /** The chosen one; null: the one that shows what lies in front of the device. */
  camera: string | null
  cameras: readonly Camera[]
  /** What the camera sees. */
  stream: MediaStream | null
  picture: File | null
  problem: WebcamProblem | null
}

export type WebcamEvent =
  | { type: 'camera.opened'; camera: string; cameras: readonly Camera[]; stream: MediaStream }
  | { type: 'camera.failed'; problem: WebcamProblem }
  | { type: 'camera.chosen'; camera: string }
  | { type: 'picture.wanted' }
  | { type: 'picture.rejected' }
  | { type: 'picture.accepted' }
