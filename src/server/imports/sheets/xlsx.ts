import type { Bytes } from '../../files/fileStore.ts'
import type { Cell } from '../values.ts'
import { type SharedTexts, sharedTexts } from './sharedTexts.ts'
import { most, mostOfSheet, type ReadSheet, type SheetRow, Unreadable } from './sheet.ts'
import { xmlReader } from './xml.ts'
import { unpacked } from './zip.ts'

const workbookFile = 'xl/workbook.xml'
const linksFile = 'xl/_rels/workbook.xml.rels'
const textsFile = 'xl/sharedStrings.xml'

/** What a workbook says before its sheets are read: where the first one is, and the texts of all. */
const readWorkbook = async (bytes: Bytes): Promise<{ sheet: string; texts: SharedTexts }> => {
  const texts = sharedTexts()
  const links = new Map<string, string>()
  let first: string | null = null
  let text = ''
  let [isText, isReading] = [false, false]
  const readers: Record<string, ReturnType<typeof xmlReader>> = {
    [workbookFile]: xmlReader({
      open: (name, attributes) => {
        if (name === 'sheet') first ??= attributes['r:id'] ?? null
        // Its days are counted from another one.
        if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? ''))
          throw new Unreadable('unreadable')
      },
    }),
    [linksFile]: xmlReader({
      open: (name, { Id, Target }) => {
        if (name === 'Relationship' && Id && Target) links.set(Id, Target)
      },
    }),
    [textsFile]: xmlReader({
      open: (name) => {
        if (name === 'si') text = ''
        // How a text is pronounced is no part of it.
        if (name === 'rPh') isReading = true
        isText = name === 't' && !isReading
      },
      text: (some) => {
        if (isText) text += some
      },
      close: (name) => {
        if (name === 'rPh') isReading = false
        if (name === 't') isText = false
        if (name === 'si') texts.add(text)
      },
    }),
  }
  for await (const { name, chunk } of unpacked(bytes, (one) => one in readers)) readers[name]!.write(chunk)
  const target = links.get(first ?? '')
  if (!target) throw new Unreadable('unreadable')
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, texts }
}

/** 'AB12' as 27. */
const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of /^[A-Z]*/.exec(reference)![0]) column = 26 * column + letter.charCodeAt(0) - 64
  return column - 1
}

const valueOf = (written: string, type: string | undefined, texts: SharedTexts): Cell => {
  if (type === 'inlineStr' || type === 'str') return written
  if (written === '') return null
  if (type === 's') return texts.at(Number(written))
  if (type === 'b') return written === '1'
  return type === 'e' || type === 'd' ? written : Number(written)
}

/** Hears a sheet, and keeps its rows until somebody takes them. */
const sheetReader = (texts: SharedTexts) => {
  const rows: SheetRow[] = []
  let row: SheetRow = { number: 0, cells: [] }
  let [column, type, written, isValue] = [-1, undefined as string | undefined, '', false]
  const reader = xmlReader({
    open: (name, attributes) => {
      if (name === 'row') {
        const number = Number(attributes['r'] ?? row.number + 1)
        if (!(number > row.number)) throw new Unreadable('unreadable')
        row = { number, cells: [] }
        column = -1
      }
      if (name === 'c') {
        column = attributes['r'] ? columnOf(attributes['r']) : column + 1
        if (column < 0 || column >= mostOfSheet.columns) throw new Unreadable('tooManyColumns')
        type = attributes['t']
        written = ''
      }
      isValue = name === 'v' || name === 't'
    },
    text: (some) => {
      if (isValue) written += some
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'row') rows.push(row)
      if (name !== 'c') return
      const value = valueOf(written, type, texts)
      // Columns that are only formatted reach to the end of the sheet.
      if (value === null || value === '') return
      if (column >= most.columns) throw new Unreadable('tooManyColumns')
      while (row.cells.length < column) row.cells.push(null)
      row.cells[column] = value
    },
  })
  return { ...reader, take: () => rows.splice(0) }
}

/** The first sheet of a workbook (ECMA-376), read twice: what its cells share may stand behind them. */
export const xlsx: ReadSheet = async function* (bytes): AsyncGenerator<SheetRow> {
  const { sheet, texts } = await readWorkbook(bytes())
  const reader = sheetReader(texts)
  let isThere = false
  for await (const { chunk } of unpacked(bytes(), (name) => name === sheet)) {
    isThere = true
    reader.write(chunk)
    yield* reader.take()
  }
  if (!isThere) throw new Unreadable('unreadable')
  reader.end()
  yield* reader.take()
}
