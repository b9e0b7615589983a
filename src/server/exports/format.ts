import type { Bytes } from '../files/fileStore.ts'
import type { Cell, Column } from './cells.ts'

/** What all pieces of a file come to, before they are packed. */
export interface Whole {
  bytes: number
  crc: number
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
  whole(pieces: AsyncIterable<Buffer>, whole: Whole): Bytes
}
