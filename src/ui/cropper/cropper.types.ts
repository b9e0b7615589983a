/** A file as far as a machine needs to know it; the host hands in more. */
export interface Picture {
  readonly type: string
  readonly size: number
}

export interface PlacedImage {
  /** Where the host shows it from. */
  url: string
  width: number
  height: number
}

export interface Position {
  x: number
  y: number
}

/** In pixels of the image. */
export interface Frame extends Position {
  width: number
  height: number
}

export interface CropperInput {
  /** Of the frame, in px. */
  width: number
  height: number
  /** Pixels of the result for each of the frame. */
  quality: number
  /** Media types that may be chosen. */
  types: readonly string[]
  /** The largest file that may be chosen. */
  bytes: number
}

/** What the host draws: the part of the image within the frame, at the size of the result. */
export interface Drawing {
  image: PlacedImage
  frame: Frame
  type: string
  width: number
  height: number
}

export interface CropperContext extends CropperInput {
  file: Picture | null
  image: PlacedImage | null
  zoom: number
  position: Position
  frame: Frame | null
  result: Picture | null
  /** Whether the last drawing came to nothing. */
  isUndrawn: boolean
}

export type CropperEvent =
  | { type: 'file.chosen'; file: Picture }
  | { type: 'image.moved'; position: Position }
  | { type: 'image.zoomed'; zoom: number }
  | { type: 'frame.measured'; frame: Frame }
  | { type: 'frame.accepted' }
  | { type: 'picture.removed' }
  | { type: 'choice.abandoned' }
