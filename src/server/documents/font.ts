import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/** The TrueType font that a WOFF file holds. Left packed, each use of one of its tables would inflate it again. */
const unpacked = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  head.set(woff.subarray(4, 8))
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(HEADER + ENTRY * index, HEADER + ENTRY * (index + 1))
    const [start, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const packed = woff.subarray(start, start + packedLength)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.set(packedLength < length ? inflateSync(packed) : packed)
    const place = head.subarray(12 + 16 * index)
    place.set(entry.subarray(0, 4))
    place.set(entry.subarray(16, 20), 4)
    place.writeUInt32BE(offset, 8)
    place.writeUInt32BE(length, 12)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([head, ...tables])
}

const read = (weight: string) =>
  unpacked(readFileSync(createRequire(import.meta.url).resolve(`roboto-fontface/fonts/roboto/Roboto-${weight}.woff`)))

/** What the fonts of every PDF reader can write; they are set much faster than our own. */
export const isPlain = (text: string): boolean => /^[\x20-\x7e\xa0-\xff–—]*$/.test(text)

/** Roboto, which unlike the fonts that every PDF reader has can write Vietnamese. */
export const fonts = { regular: read('Regular'), bold: read('Medium') }
