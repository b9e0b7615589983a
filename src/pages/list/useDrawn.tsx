import { useMemo, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { cellOf, headerOf, shapeOf, withOrder } from '../../shared/area/columns.ts'
import type { Area } from '../../shared/area/types.ts'
import { fieldText, oneWord } from '../../shared/format/fieldText.ts'
import { cellValues } from '../fields/cellValues.tsx'
import type { Shown } from '../fields/shown.ts'
import { None } from '../../ui/fields/None.tsx'
import type { Column } from '../../ui/table/table.types.ts'
import { Until } from '../../ui/countdown/Until.tsx'
import { isLate, Late } from '../../ui/countdown/Late.tsx'
import { TimeLeft } from '../../ui/countdown/TimeLeft.tsx'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { statusBadge } from '../../ui/StatusBadge.tsx'
import { useMade } from './useMade.ts'
import type { Cells } from '../parts.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'

const orderOf = (sort: string, name: string) => {
  if (sort === name) return 'ascending'
  return sort === `-${name}` ? 'descending' : 'none'
}

/** Beside what names it, a row of these says that it is new. */
const marking = ([name, ...others]: Column<Row>[], made: ReadonlySet<string>, word: string): Column<Row>[] => [
  {
    ...name!,
    cell: (row) =>
      made.has(row.id) ? (
        <>
          {name!.cell(row)} <IntentBadge intent="accent">{word}</IntentBadge>
        </>
      ) : (
        name!.cell(row)
      ),
  },
  ...others,
]

/** Columns of these names, and of what the rows are ordered by, as they are drawn. */
export const useDrawn = (area: Area, names: readonly string[], sort: string, cells: Cells): Column<Row>[] => {
  const { t, i18n } = useTranslation(['list', area.name, 'fields'])
  const made = useMade(area)
  return useMemo(() => {
    const none = <None label={t('fields:none')} />
    const word = oneWord(t)
    const drawn = withOrder(names, sort).map((name): Column<Row> => {
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
        header: headerOf(t, area, name),
        numeric: isNumeric,
        most,
        sort: isSorted ? orderOf(sort, name) : undefined,
        cell: (row) =>
          Cell ? (
            <Cell row={row} />
          ) : name === 'status' && area.lifecycle ? (
            <>
              {statusBadge(word, { lifecycle: area.lifecycle, status: row.status })}
              {isLate(area.lifecycle, row['deadline_at']) && (
                <>
                  {' '}
                  <Late at={row['deadline_at']} />
                </>
              )}
            </>
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
    return made.size > 0 ? marking(drawn, made, t('made')) : drawn
  }, [t, i18n.language, area, names, sort, cells, made])
}
