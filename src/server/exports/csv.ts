import type { Cell } from './cells.ts'
import type { Format } from './format.ts'

/** What a spreadsheet might calculate when it opens a text, also behind spaces, and in the wide forms of these signs. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A text that begins like a formula is shown as it is: the apostrophe in front says so, and is no part of it. */
const disarmed = (text: string): string => (formula.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",;\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (cell.kind === 'text') return quoted(disarmed(cell.text))
  if (cell.kind === 'number') return String(cell.value)
  return cell.kind === 'day' ? cell.day : cell.at
}

const line = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

/** As RFC 4180 has it, in UTF-8 with its mark, so that spreadsheets read it as that. */
export const csv: Format = {
  type: 'text/csv; charset=utf-8',
  head: (columns) => `\ufeff${line(columns.map(({ header: text }) => ({ kind: 'text', text })))}`,
  row: line,
  foot: '',
  pack: async (text) => text,
  whole: (pieces) => pieces,
}
