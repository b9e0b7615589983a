import { badInput } from '../http/httpError.ts'
import { orientationOf, oriented } from './orientation.ts'
import { checkPixels } from './pixels.ts'
import type { Source, Strip } from './source.ts'

/** Markers (ITU T.81, table B.1). */
const [firstFrame, lastFrame, restart, begin, end, scan, quantized] = [0xc0, 0xcf, 0xd0, 0xd8, 0xd9, 0xda, 0xdb]
const [jfif, exif, profile, adobe] = [0xe0, 0xe1, 0xe2, 0xee]
const huffman = 0xc4
const noFrames = [huffman, 0xc8, 0xcc]
/** What draws: tables, frames, how they restart and how many lines there are. */
const drawing = [quantized, 0xcc, huffman, 0xdd, 0xdc, scan]

/** More than any encoder makes: each is drawn over all of the picture, in however few bytes it came. */
const mostScans = 100

const isFrame = (marker: number): boolean => marker >= firstFrame && marker <= lastFrame && !noFrames.includes(marker)

/** Whether this stands behind 0xff within a scan and does not end it. */
const isOfScan = (sign: number): boolean => sign === 0 || (sign >= restart && sign < begin)

const markerOf = async (source: Source): Promise<number> => {
  if ((await source.take(1))[0] !== 0xff) throw badInput('file.content')
  let marker = 0xff
  while (marker === 0xff) marker = (await source.take(1))[0]!
  return marker
}

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

const begins = (body: Buffer, name: string): boolean => body.toString('latin1', 0, name.length) === name

/** What is kept of a segment; null for nothing. */
const keptOf = (marker: number, body: Buffer): Buffer | null => {
  if (isFrame(marker) || drawing.includes(marker)) return body
  // How dense it is, without a smaller picture of it.
  if (marker === jfif && begins(body, 'JFIF\0') && body.length >= 14)
    return Buffer.concat([body.subarray(0, 12), Buffer.alloc(2)])
  if (marker === profile && begins(body, 'ICC_PROFILE\0')) return body
  if (marker === adobe && begins(body, 'Adobe')) return body.subarray(0, 12)
  if (marker !== exif || !begins(body, 'Exif\0\0')) return null
  const orientation = orientationOf(body.subarray(6))
  return orientation === null ? null : Buffer.concat([body.subarray(0, 6), oriented(orientation)])
}

async function* scanned(source: Source): AsyncGenerator<Buffer> {
  for (;;) {
    const held = await source.some(2)
    let at = held.indexOf(0xff)
    while (at >= 0 && at + 1 < held.length && isOfScan(held[at + 1]!)) at = held.indexOf(0xff, at + 2)
    yield await source.take(at < 0 ? held.length : at)
    if (at >= 0 && at + 1 < held.length) return
  }
}

/** What cameras put behind the end of a picture goes too. */
export const jpeg: Strip = async function* (source, most) {
  if ((await source.take(2)).readUInt16BE() !== 0xff00 + begin) throw badInput('file.content')
  yield Buffer.from([0xff, begin])
  let [frames, scans] = [0, 0]
  for (;;) {
    source.begin()
    const marker = await markerOf(source)
    if (marker === end) break
    if (marker < firstFrame || (marker >= restart && marker <= begin)) throw badInput('file.content')
    const length = (await source.take(2)).readUInt16BE()
    if (length < 2) throw badInput('file.content')
    const body = await source.take(length - 2)
    if (isFrame(marker)) {
      // Of two, whoever reads it otherwise might find the other one.
      if (++frames > 1 || body.length < 6) throw badInput('file.content')
      checkPixels(body.readUInt16BE(3), body.readUInt16BE(1), most)
    }
    const kept = keptOf(marker, body)
    if (kept) yield segment(marker, kept)
    if (marker !== scan) continue
    if (frames === 0 || ++scans > mostScans) throw badInput('file.content')
    yield* scanned(source)
  }
  if (scans === 0) throw badInput('file.content')
  yield Buffer.from([0xff, end])
  await source.rest()
}
