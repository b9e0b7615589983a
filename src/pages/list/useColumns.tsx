import { useMemo, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { recall, remember } from '../../data/persisted.ts'
import { cellOf, chosenColumns, headerKey, shapeOf, withOrder } from '../../shared/area/columns.ts'
import type { Area } from '../../shared/area/types.ts'
import { fieldText, oneWord } from '../../shared/format/fieldText.ts'
import { cellValues } from '../fields/cellValues.tsx'
import type { Shown } from '../fields/shown.ts'
import { None } from '../../ui/fields/None.tsx'
import type { Column } from '../../ui/table/table.types.ts'
import { Until } from '../../ui/countdown/Until.tsx'
import { TimeLeft } from '../../ui/countdown/TimeLeft.tsx'
import { statusBadge } from '../../ui/StatusBadge.tsx'
import type { Cells } from '../parts.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'

const orderOf = (sort: string, name: string) => {
  if (sort === name) return 'ascending'
  return sort === `-${name}` ? 'descending' : 'none'
}

/** Columns of these names, and of what the rows are ordered by, as they are drawn. */
export const useDrawn = (area: Area, names: readonly string[], sort: string, cells: Cells): Column<Row>[] => {
  const { t, i18n } = useTranslation(['list', area.name, 'fields'])
  return useMemo(() => {
    const none = <None label={t('fields:none')} />
    const word = oneWord(t)
    return withOrder(names, sort).map((name): Column<Row> => {
      const { field, isNumeric, most, isSorted } = shapeOf(area, name)
      const toldOf = cellOf(area, name)
      const Cell = cells[name]
      const Value = cellValues[field.type] as ComponentType<Shown> | undefined
      const valueOf = (row: Row) => {
        const told = toldOf(row)
        const text = fieldText(word, i18n.language, told)
        return text !== null && Value ? <Value {...told} text={text} /> : (text ?? none)
      }
      return {
        id: name,
        header: t(headerKey(area, name)),
        numeric: isNumeric,
        most,
        sort: isSorted ? orderOf(sort, name) : undefined,
        cell: (row) =>
          Cell ? (
            <Cell row={row} />
          ) : name === 'status' && area.lifecycle ? (
            statusBadge(word, { lifecycle: area.lifecycle, status: row.status })
          ) : name === 'deadline_at' && typeof row[name] === 'string' ? (
            <TimeLeft key={row[name]} at={row[name]} />
          ) : name === 'holder' ? (
            row.holder && row.held_until ? (
              <Until key={row.held_until} at={row.held_until} text={row.holder} otherwise={none} />
            ) : (
              none
            )
          ) : (
            valueOf(row)
          ),
      }
    })
  }, [t, i18n.language, area, names, sort, cells])
}

/** The columns that the reader has chosen. */
export const useColumns = (area: Area, kind: string, sort: string, cells: Cells) => {
  const key = `columns.${area.id}`
  const [names, setNames] = useState(() => chosenColumns(area, kind, recall(key)))
  const columns = useDrawn(area, names, sort, cells)
  const choose = (next: string[] | null) => {
    remember(key, next)
    setNames(chosenColumns(area, kind, next))
  }
  return { names, columns, choose }
}
