import { csvLine, csvMark, csvText, csvType } from '../../shared/format/csvText.ts'
import type { Cell } from './cells.ts'
import type { Format } from './format.ts'

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (cell.kind === 'text') return csvText(cell.text)
  if (cell.kind === 'number') return String(cell.value)
  return cell.kind === 'day' ? cell.day : cell.at
}

export const csv: Format = {
  type: csvType,
  head: (columns) => csvMark + csvLine(columns.map(({ header }) => csvText(header))),
  row: (cells) => csvLine(cells.map(written)),
  foot: '',
  pack: async (text) => text,
  whole: (pieces) => pieces,
}
