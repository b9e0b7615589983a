import { useContext, useEffect, useState } from 'react'
import { pictureOf } from '../../data/upload/pictures.ts'
import { Reading } from './reading.ts'

/** An address to show a picture from until it is left. */
const addressOf = (picture: Blob, left: AbortSignal): string => {
  const url = URL.createObjectURL(picture)
  if (left.aborted) URL.revokeObjectURL(url)
  left.addEventListener('abort', () => URL.revokeObjectURL(url))
  return url
}

/** Where a picture of a record is shown from; null while it is on its way, and when it cannot be had. */
export const usePicture = (id: string | null): { url: string | null; isAway: boolean } => {
  const read = useContext(Reading)
  const [shown, setShown] = useState<{ id: string; url: string | null } | null>(null)
  useEffect(() => {
    if (id === null) return
    const left = new AbortController()
    const show = (url: string | null) => left.signal.aborted || setShown({ id, url })
    pictureOf(id, read).then(
      (picture) => show(addressOf(picture, left.signal)),
      () => show(null),
    )
    return () => left.abort()
  }, [id, read])
  return shown?.id === id ? { url: shown.url, isAway: shown.url === null } : { url: null, isAway: false }
}
