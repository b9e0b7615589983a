import { crc32 } from 'node:zlib'
import { badInput } from '../http/httpError.ts'
import { orientationOf, oriented } from './orientation.ts'
import { checkPixels } from './pixels.ts'
import type { Strip } from './source.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const header = Buffer.from('0000000d49484452', 'hex')
const afterHeader = 17
const sumBytes = 4
const mostExif = 64 * 1024

/** What the picture is drawn from (PNG, third edition, 11). */
const drawn = new Set('PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs'.split(' '))

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(sumBytes)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export const png: Strip = async function* (source, most) {
  if (!(await source.take(signature.length)).equals(signature)) throw badInput('file.content')
  if (!(await source.take(header.length)).equals(header)) throw badInput('file.content')
  const sizes = await source.take(afterHeader)
  checkPixels(sizes.readUInt32BE(0), sizes.readUInt32BE(4), most)
  yield* [signature, header, sizes]
  let name = ''
  let isDrawn = false
  while (name !== 'IEND') {
    source.begin()
    const head = await source.take(8)
    const length = head.readUInt32BE(0)
    name = head.toString('latin1', 4)
    isDrawn ||= name === 'IDAT' && length > 0
    if (name === 'eXIf' && length <= mostExif) {
      const orientation = orientationOf(await source.take(length))
      await source.take(sumBytes)
      if (orientation !== null) yield chunk(name, oriented(orientation))
      continue
    }
    const isKept = drawn.has(name)
    if (isKept) yield head
    for await (const part of source.pass(length + sumBytes)) if (isKept) yield part
  }
  if (!isDrawn || (await source.rest()) > 0) throw badInput('file.content')
}
