import { onSignedOut } from '../session.ts'
import type { ReadFile } from './download.ts'

const pictures = new Map<string, Promise<Blob>>()
/** A megabyte each at most, but for what lies on the device. */
const most = 40

onSignedOut(() => pictures.clear())

const keep = (id: string, picture: Promise<Blob>): Promise<Blob> => {
  pictures.set(id, picture)
  if (pictures.size > most) pictures.delete(pictures.keys().next().value!)
  picture.catch(() => pictures.delete(id))
  return picture
}

/** What was brought just now need not be fetched. */
export const keepPicture = (id: string, picture: Blob): void => void keep(id, Promise.resolve(picture))

/** A file to be looked at, whose bytes never change. @throws ApiError */
export const fileOf = (id: string, read: ReadFile): Promise<Blob> =>
  pictures.get(id) ?? read(id).then((response) => response.blob())

/** The same of a picture of a record, which is looked at again. @throws ApiError */
export const pictureOf = (id: string, read: ReadFile): Promise<Blob> => pictures.get(id) ?? keep(id, fileOf(id, read))
