import { setImmediate as turn } from 'node:timers/promises'
import type { Bytes } from '../../files/fileStore.ts'
import type { Cell } from '../values.ts'

/** A row that has something in it, as its sheet counts it. */
export interface SheetRow {
  number: number
  cells: Cell[]
}

export type Reason =
  | 'kind'
  | 'encoding'
  | 'quotes'
  | 'unreadable'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooLong'
  | 'empty'

/** A file that cannot be read as a sheet. */
export class Unreadable extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/** Of a file; a header may be as long as a text. */
export const most = { rows: 100_000, columns: 200, text: 4_000, row: 128 * 1024 }

/** Of a sheet of Excel, with those in which there is nothing. */
export const mostOfSheet = { rows: 1_048_576, columns: 16_384 }

/** What no row of a database has. */
const unstorable = /\0|\p{Cs}/gu

const cut = (cell: Cell): Cell => {
  if (typeof cell !== 'string') return cell
  if (cell.length > most.text) throw new Unreadable('tooLong')
  return cell.trim() === '' ? null : cell.replaceAll(unstorable, '\ufffd')
}

/** Begins a row that says something to people of the columns, and is none of the data. */
export const hintMark = '#'

const isHint = ([first]: Cell[]): boolean => typeof first === 'string' && first.trimStart().startsWith(hintMark)

/** The rows of a sheet that have something to say, with the limits that keep a file from being more than one. @throws Unreadable */
export async function* rowsOf(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let count = 0
  for await (const { number, cells } of rows) {
    if (number > mostOfSheet.rows) throw new Unreadable('tooManyRows')
    if (cells.length > most.columns) throw new Unreadable('tooManyColumns')
    const kept = cells.map(cut)
    if (kept.every((cell) => cell === null) || (count > 0 && isHint(kept))) continue
    count += 1
    if (count > most.rows + 1) throw new Unreadable('tooManyRows')
    yield { number, cells: kept }
  }
}

const breath = 32 * 1024

/** Content in pieces between which others have their turn: what is packed well comes to a thousand times as much at once. */
export async function* inBreaths(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += breath) {
    yield content.subarray(at, at + breath)
    await turn()
  }
}

/** How a kind of file is read; its bytes may be read more than once. */
export type ReadSheet = (bytes: () => Bytes) => AsyncIterable<SheetRow>
