import type { Bytes } from '../files/fileStore.ts'
import type { Cell, Column, Reader } from './cells.ts'

/** What all pieces of a file come to, before they are packed. */
export interface Whole {
  bytes: number
  crc: number
}

/** What a file says beside its rows. */
export interface About {
  title: string
  /** What the list was narrowed to, in the reader's words. */
  narrowed: readonly string[]
  askedAt: Date
  reader: Reader
  /** Columns by whose texts rows are counted and added up together, and the columns that are. */
  parts: readonly string[]
  sums: readonly string[]
}

/** How a file is written in pieces, each by itself, and put together of them. */
export interface Format {
  /** Media type. */
  type: string
  head(columns: readonly Column[]): string
  row(cells: readonly Cell[]): string
  foot: string
  /** A piece as it is kept. */
  pack(text: Buffer): Promise<Buffer>
  whole(pieces: AsyncIterable<Buffer>, whole: Whole, about: () => Promise<About>): Bytes
  /** Rows of one file, where it takes fewer than any. */
  most?: number
}
