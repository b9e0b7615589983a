import { useState } from 'react'
import { useKept } from './useKept.ts'

/** How many pages are shown, from the first on. */
export interface Pages {
  pages: number
}

interface Page<T> {
  rows: readonly T[]
  next: string | null
}

/** The rows of so many pages, each of which says where the one before it begins. */
export const readPages = async <T>(
  { pages }: Pages,
  read: (before: string | undefined) => Promise<Page<T>>,
): Promise<{ rows: T[]; hasEarlier: boolean }> => {
  const rows: T[] = []
  let next: string | null | undefined
  for (let page = 0; page < pages && next !== null; page++) {
    const told: Page<T> = await read(next)
    rows.push(...told.rows)
    next = told.next
  }
  return { rows, hasEarlier: next !== null }
}

/** As `useKept`, of something of which earlier pages are shown when they are asked for. */
export const usePages = <A, L extends object>(read: (look: L & Pages, signal: AbortSignal) => Promise<A>, of: L) => {
  const [look, setLook] = useState({ ...of, pages: 1 })
  const { choose, ...kept } = useKept(read, look)
  const more = () => {
    const next = { ...look, pages: look.pages + 1 }
    setLook(next)
    choose(next)
  }
  return { ...kept, more }
}
