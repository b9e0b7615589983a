import { useEffect, useState } from 'react'

/** Fetches the page at a path. */
export interface Preload {
  (path: string): Promise<void>
  /** Whether it has been fetched. */
  isThere(path: string): boolean
}

/** Whether the page that was entered first has been fetched, so that it can be drawn whole; later ones are awaited on the page before. */
export const usePreloaded = (preload: Preload, path: string): boolean => {
  const [isThere, setThere] = useState(() => preload.isThere(path))
  useEffect(() => {
    if (isThere) return
    let isWanted = true
    void preload(path).then(() => isWanted && setThere(true))
    return () => {
      isWanted = false
    }
  }, [preload, path, isThere])
  return isThere
}
