import { useMemo } from 'react'
import type { Row } from '../../../shared/endpoints/answers/records.ts'
import type { Area } from '../../../shared/area/types.ts'
import type { CardShape } from '../../../ui/table/RowCard.tsx'
import type { Cells } from '../../parts.ts'
import { useDrawn } from '../useColumns.tsx'

/** What a card shows of a row: who it is about, which one it is, how it stands, the facts that are declared and what it is ordered by. */
export const useCard = (area: Area, sort: string, cells: Cells): CardShape<Row> => {
  const named = area.subtitle ?? area.title
  const names = useMemo(
    () => [
      ...new Set([
        named,
        area.title,
        ...(area.lifecycle ? ['status'] : []),
        ...(area.mobile?.facts ?? area.list.shown.slice(0, 4)),
      ]),
    ],
    [area, named],
  )
  const columns = useDrawn(area, names, sort, cells)
  return useMemo(() => {
    const isHead = (id: string) => id !== named && (id === area.title || id === 'status')
    return {
      name: columns[0]!,
      head: columns.filter(({ id }) => isHead(id)),
      facts: columns.filter(({ id }) => id !== named && !isHead(id)),
    }
  }, [columns, area, named])
}
