import { areas } from '../../areas/registry.ts'
import { usePerson } from '../../data/person.ts'
import type { Area } from '../../shared/area/types.ts'
import { accessTo } from '../../shared/navigation/access.ts'

export const areaOf = ({ area }: { area: string }): Area => areas.find(({ id }) => id === area)!

/** Whether the reader may open a page at a path. */
export const useMayOpen = (): ((path: string) => boolean) => {
  const person = usePerson()
  return (path) => person !== null && accessTo(path, areas, person) === 'granted'
}
