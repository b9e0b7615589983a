import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Bytes } from '../../files/fileStore.ts'
import { inBreaths, most, type ReadSheet, type SheetRow, Unreadable } from './sheet.ts'

/** What a text begins with that says how it is encoded. */
const marks: readonly [encoding: string, mark: Buffer][] = [
  ['utf-16le', Buffer.from('fffe', 'hex')],
  ['utf-16be', Buffer.from('feff', 'hex')],
]

const markedAs = (head: Buffer): string | undefined =>
  marks.find(([, mark]) => head.subarray(0, mark.length).equals(mark))?.[0]

export const isMarked = (head: Buffer): boolean => markedAs(head) !== undefined

/** Nobody can say for certain in which of the old encodings a text is: it is refused rather than garbled. @throws Unreadable */
async function* decoded(bytes: Bytes): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  try {
    for await (const chunk of bytes) {
      decoder ??= new TextDecoder(markedAs(chunk) ?? 'utf-8', { fatal: true })
      for await (const piece of inBreaths(chunk)) {
        const text = decoder.decode(piece, { stream: true })
        if (text.includes('\0')) throw new Unreadable('kind')
        if (text) yield text
      }
    }
    yield decoder?.decode() ?? ''
  } catch (error) {
    throw error instanceof TypeError ? new Unreadable('encoding') : error
  }
}

const delimiters = [',', ';', '\t']

/** What parts the columns of the first line, outside of quotation marks. */
const delimiterOf = (text: string): string => {
  const line = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0]!
  const countOf = (delimiter: string) => line.split(delimiter).length
  return delimiters.toSorted((one, other) => countOf(other) - countOf(one))[0]!
}

const failures: Record<string, Unreadable> = {
  CSV_QUOTE_NOT_CLOSED: new Unreadable('quotes'),
  CSV_MAX_RECORD_SIZE: new Unreadable('tooLong'),
}

async function* begunWith(first: string, others: AsyncIterator<string>): AsyncGenerator<string> {
  yield first
  for (let next = await others.next(); !next.done; next = await others.next()) yield next.value
}

/** Separated values as people's programs write them: RFC 4180, with the separator that the first line has. */
export const csv: ReadSheet = async function* (bytes): AsyncGenerator<SheetRow> {
  const texts = decoded(bytes())
  let head = ''
  while (!/[\r\n]/.test(head) && head.length < most.row) {
    const { done, value } = await texts.next()
    if (done) break
    head += value
  }
  const parser = parse({
    delimiter: delimiterOf(head),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: most.row,
  })
  pipeline(Readable.from(begunWith(head, texts)), parser, () => {})
  let number = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { number: (number += 1), cells }
  } catch (error) {
    throw error instanceof CsvError ? (failures[error.code] ?? new Unreadable('unreadable')) : error
  }
}
