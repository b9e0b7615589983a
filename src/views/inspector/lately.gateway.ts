import { latelyOpened } from '../../data/opened.ts'
import { lookUp } from '../../pages/fields/lookUp.ts'
import type { Outline } from '../../shared/area/outline.ts'

/** A case that was opened lately, by what it is called. */
export interface LatelyOpened {
  area: Outline
  id: string
  title: string
}

const most = 10

const caseAt = (path: string, areas: readonly Outline[]) => {
  const area = areas.find(({ route }) => path.startsWith(`${route}/`))
  const [id, ...below] = area ? path.slice(area.route.length + 1).split('/') : []
  return area && id && below.length === 0 ? [{ area, id }] : []
}

/** The cases that were opened in this window, the latest first; those that are gone are none. */
export const readLately = async (
  { areas }: { areas: readonly Outline[] },
  signal: AbortSignal,
): Promise<LatelyOpened[]> => {
  const cases = latelyOpened()
    .flatMap((path) => caseAt(path, areas))
    .slice(0, most)
  const found = await Promise.all(
    [...new Set(cases.map(({ area }) => area))].map(async (area) => {
      const ids = cases.flatMap((one) => (one.area === area ? one.id : []))
      return (await lookUp(area, { ids }, signal)) ?? []
    }),
  )
  const titles = new Map(found.flat().map(({ id, title }) => [id, title]))
  return cases.flatMap(({ area, id }) => (titles.has(id) ? [{ area, id, title: titles.get(id)! }] : []))
}
