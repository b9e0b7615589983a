import type { Drawing, Picture, PlacedImage } from './cropper.types.ts'

const load = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Reads a file as an image, turned as its camera was held. @throws when it is none */
export const decode = async (file: Picture): Promise<PlacedImage> => {
  const url = URL.createObjectURL(file as Blob)
  try {
    const { naturalWidth: width, naturalHeight: height } = await load(url)
    return { url, width, height }
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
}

/** The part of an image within the frame as a file of its own, without what a camera had written beside it. */
export const draw = async ({ image, frame, type, width, height }: Drawing): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser has no canvas to draw on')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(await load(image.url), frame.x, frame.y, frame.width, frame.height, 0, 0, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), type, 0.9),
  )
}

export const release = (image: PlacedImage | null): void => {
  if (image) URL.revokeObjectURL(image.url)
}
