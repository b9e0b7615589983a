import { outlines } from '../../areas/outlines.ts'
import { usePerson } from '../../data/person.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { accessTo } from '../../shared/navigation/access.ts'

export const areaOf = ({ area }: { area: string }): Outline => outlines.find(({ id }) => id === area)!

/** Whether the reader may open a page at a path. */
export const useMayOpen = (): ((path: string) => boolean) => {
  const person = usePerson()
  return (path) => person !== null && accessTo(path, outlines, person) === 'granted'
}
