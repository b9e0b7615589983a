import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile, ZipPassThrough } from 'fflate'
import type { Cell } from './cells.ts'
import type { Format, Whole } from './format.ts'
import { otherFiles, sheetEnd, sheetStart, styleOf } from './workbook.ts'

/** Characters of a cell. */
const mostText = 32_767

/** What XML has no place for, and half characters. */
const unwritable = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '_x000D_' }

/** What of a text is not written as it is; most have none of it. */
const special = /[&<>\r_\p{Cc}\p{Cs}\ufffe\uffff]/u

/** A text as a spreadsheet reads it again: `_x000D_` stands for a sign by its number there, and so would what looks like that. */
const escaped = (text: string): string => {
  const cut = text.length > mostText ? text.slice(0, mostText) : text
  if (!special.test(cut)) return cut
  return cut
    .replaceAll(unwritable, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>\r]/g, (sign) => escapes[sign]!)
}

const textCell = (text: string, style: number): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
const numberCell = (value: number, style: number): string => `<c s="${style}"><v>${value}</v></c>`

/** Days since the one from which spreadsheets count. */
const serial = (time: string): number => Date.parse(`${time}Z`) / 86_400_000 + 25_569

const written = (cell: Cell): string => {
  if (cell === null) return '<c/>'
  if (cell.kind === 'text') return textCell(cell.text, styleOf.text)
  if (cell.kind === 'number') return numberCell(cell.value, styleOf[cell.as]!)
  if (cell.kind === 'day') return numberCell(serial(`${cell.day}T00:00`), styleOf.day)
  return numberCell(serial(cell.at.slice(0, 19)), styleOf.instant)
}

/** Each piece is compressed by itself, and ends where the next one may go on. */
const compress = promisify(deflateRaw)
const piece = { finishFlush: constants.Z_SYNC_FLUSH }
/** With which it ends: an empty block, the last one. */
const lastBlock = Buffer.from([3, 0])

/** The sheet, which is compressed already. */
const sheetFile = ({ bytes: size, crc }: Whole): ZipInputFile => ({
  filename: 'xl/worksheets/sheet1.xml',
  compression: 8,
  size,
  crc,
  terminate: () => {},
})

async function* zipped(pieces: AsyncIterable<Buffer>, whole: Whole): AsyncGenerator<Buffer> {
  const ready: Buffer[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(Buffer.from(chunk))
  })
  for (const [name, text] of Object.entries(otherFiles)) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(Buffer.from(text), true)
  }
  const sheet = sheetFile(whole)
  zip.add(sheet)
  for await (const chunk of pieces) {
    sheet.ondata!(null, chunk as Buffer<ArrayBuffer>, false)
    yield* ready.splice(0)
  }
  sheet.ondata!(null, lastBlock, true)
  zip.end()
  yield* ready
}

/** A workbook of one sheet (ECMA-376). No library for it goes on with a sheet that another process has begun. */
export const xlsx: Format = {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  head: (columns) =>
    `${sheetStart(columns.map(({ width }) => width))}<row>${columns.map(({ header }) => textCell(header, styleOf.header)).join('')}</row>`,
  row: (cells) => `<row>${cells.map(written).join('')}</row>`,
  foot: sheetEnd,
  pack: (text) => compress(text, piece),
  whole: zipped,
}
