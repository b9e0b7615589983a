import { useMemo } from 'react'
import type { Row } from '../../../shared/endpoints/answers/records.ts'
import { cardOf } from '../../../shared/area/columns.ts'
import type { Area } from '../../../shared/area/types.ts'
import type { CardShape } from '../../../ui/table/RowCard.tsx'
import type { Cells } from '../../parts.ts'
import { useDrawn } from '../useDrawn.tsx'

export const useCard = (area: Area, sort: string, cells: Cells): CardShape<Row> => {
  const { name, head, facts } = useMemo(() => cardOf(area, sort), [area, sort])
  const names = useMemo(() => [name, ...head, ...facts], [name, head, facts])
  const columns = useDrawn(area, names, sort, cells)
  return useMemo(() => {
    const those = (wanted: readonly string[]) => columns.filter(({ id }) => wanted.includes(id))
    return { name: columns[0]!, head: those(head), facts: those(facts) }
  }, [columns, head, facts])
}
