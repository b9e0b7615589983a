import { onSignedOut } from '../session.ts'
import { fetchBlob } from './download.ts'

const pictures = new Map<string, Promise<Blob>>()
/** A megabyte each at most. */
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

/** A picture of a record, whose bytes never change. @throws ApiError */
export const pictureOf = (id: string): Promise<Blob> => pictures.get(id) ?? keep(id, fetchBlob(id))
