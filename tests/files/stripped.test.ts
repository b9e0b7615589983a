import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stripped } from '../../src/server/files/stripped.ts'
import { HttpError } from '../../src/server/http/httpError.ts'
import { chunk, jfif, jpegOf, pngOf, scan, segment, taken } from '../support/pictures.ts'

const limits = { kinds: [], bytes: 0, pixels: 64_000_000 }

const strip = async (content: Buffer, type: string, size = content.length) => {
  const left = Array.from({ length: Math.ceil(content.length / size) }, (_, at) =>
    content.subarray(at * size, (at + 1) * size),
  )
  const heard = (function* () {
    while (left.length > 0) yield left.shift()!
  })()
  const kept: Buffer[] = []
  try {
    for await (const part of stripped(heard, type, limits)) kept.push(part)
  } finally {
    expect(left).toEqual([])
  }
  return Buffer.concat(kept)
}

const exif = (tiff: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]))
const oriented = (orientation: number) =>
  Buffer.from(`4d4d002a0000000800010112000300000001000${orientation}000000000000`, 'hex')
const little = Buffer.from('49492a00080000000100120103000100000008000000 00000000'.replace(' ', ''), 'hex')
const place = '<x:xmpmeta><exif:GPSLatitude>10,46.6N</exif:GPSLatitude></x:xmpmeta>'
const profile = segment(0xe2, 'ICC_PROFILE\0\u0001\u0001profile')
const colours = segment(0xee, Buffer.from('41646f6265006400000000 01'.replace(' ', ''), 'hex'))

const photo = jpegOf({
  parts: [
    jfif(Buffer.from('0101ffffff', 'hex')),
    exif(taken(6)),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${place}`),
    profile,
    segment(0xe2, 'MPF\0 where the other pictures are'),
    segment(0xed, 'Photoshop 3.0\0 8BIM IPTC Saigon'),
    colours,
    segment(0xfe, '*/=1;alert(1)//<script>alert(1)</script>'),
  ],
  behind: Buffer.concat([jpegOf({ parts: [exif(taken(1))] }), Buffer.from('PK\u0003\u0004')]),
})
const drawing = pngOf({
  parts: [
    chunk('gAMA', Buffer.from('0000b18f', 'hex')),
    chunk('eXIf', taken(8)),
    chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${place}`),
    chunk('zTXt', Buffer.alloc(700)),
    chunk('tEXt', 'Comment\0<script>alert(1)</script>'),
    chunk('tIME', Buffer.alloc(7)),
    chunk('prVt', 'PK\u0003\u0004'),
  ],
})

it.each([
  ['image/jpeg', 1, photo, jpegOf({ parts: [jfif(), exif(oriented(6)), profile, colours] })],
  ['image/jpeg', 7, photo, jpegOf({ parts: [jfif(), exif(oriented(6)), profile, colours] })],
  [
    'image/png',
    1,
    drawing,
    pngOf({ parts: [chunk('gAMA', Buffer.from('0000b18f', 'hex')), chunk('eXIf', oriented(8))] }),
  ],
  [
    'image/png',
    9_999,
    drawing,
    pngOf({ parts: [chunk('gAMA', Buffer.from('0000b18f', 'hex')), chunk('eXIf', oriented(8))] }),
  ],
  ['image/jpeg', 99, jpegOf({ parts: [exif(little)] }), jpegOf({ parts: [exif(oriented(8))] })],
  ['image/jpeg', 99, jpegOf({}, [scan, scan]), jpegOf({}, [scan, scan])],
])(
  'of %s, in pieces of %i bytes, what draws it is kept, with which way up it is, and nothing else',
  async (type, size, content, kept) => {
    expect(await strip(content, type, size)).toEqual(kept)
  },
)

it.each([
  ['is the usual one', taken(1)],
  ['there is not', taken(9)],
  ['lies beyond the end', Buffer.from('4d4d002affffffff0001', 'hex')],
  ['is said in no order', Buffer.from('4d5d002a00000008', 'hex')],
  ['is cut off', oriented(6).subarray(0, 17)],
])('which way up it is is not said where that %s', async (_, tiff) => {
  expect(await strip(jpegOf({ parts: [exif(tiff)] }), 'image/jpeg')).toEqual(jpegOf({ parts: [] }))
})

const frame = (size: string) => segment(0xc0, Buffer.from(`08${size}01011100`, 'hex'))

it.each([
  ['file.pixels', 'image/png', pngOf({ width: 10_000, height: 10_000 })],
  ['file.pixels', 'image/png', pngOf({ width: 64_000_001 })],
  ['file.pixels', 'image/jpeg', jpegOf({ width: 10_000, height: 10_000 })],
  ['file.pixels', 'image/jpeg', jpegOf({ parts: [segment(0xfe, Buffer.alloc(60_000)), frame('ffffffff')] })],
  ['file.content', 'image/png', pngOf({ height: 0 })],
  ['file.content', 'image/png', pngOf({ behind: 'PK\u0003\u0004' })],
  ['file.content', 'image/png', pngOf({ parts: [chunk('IEND', '')] })],
  ['file.content', 'image/png', pngOf().subarray(0, -1)],
  ['file.content', 'image/png', Buffer.concat([Buffer.from('GIF89a'), pngOf()])],
  ['file.content', 'image/png', pngOf({ parts: Array<Buffer>(10_000).fill(chunk('IDAT', '')) })],
  ['file.content', 'image/jpeg', jpegOf({ parts: Array<Buffer>(10_000).fill(segment(0xfe, '')) })],
  ['file.content', 'image/jpeg', jpegOf({ width: 0 })],
  ['file.content', 'image/jpeg', jpegOf({ parts: [frame('00010001')] })],
  ['file.content', 'image/jpeg', jpegOf({}, [])],
  ['file.content', 'image/jpeg', jpegOf({}, Array<Buffer>(101).fill(scan))],
  ['file.content', 'image/jpeg', jpegOf({ parts: [Buffer.from('<script>')] })],
  ['file.content', 'image/jpeg', jpegOf().subarray(0, -1)],
  ['file.content', 'image/jpeg', pngOf()],
])('by the word %s, when all of it is heard, is refused of %s what is none: %#', async (key, type, content) => {
  await expect(strip(content, type, 500)).rejects.toMatchObject({ code: 'BAD_INPUT', key })
})

it('whatever comes is refused, or what is kept of it is kept for good', async () => {
  const begun = fc.constantFrom<[string, Buffer]>(
    ['image/jpeg', jpegOf().subarray(0, 2)],
    ['image/jpeg', jpegOf().subarray(0, -10)],
    ['image/png', pngOf().subarray(0, 33)],
    ['image/png', pngOf().subarray(0, 8)],
  )
  const parts = fc.array(
    fc.oneof(
      fc.tuple(fc.integer({ min: 0, max: 255 }), fc.uint8Array()).map(([at, data]) => segment(at, Buffer.from(data))),
      fc
        .tuple(fc.constantFrom('IDAT', 'tEXt', 'eXIf', 'IEND'), fc.uint8Array())
        .map(([name, data]) => chunk(name, Buffer.from(data))),
      fc.constantFrom(exif(taken(3)), scan, frame('00010001'), Buffer.from('ffd9', 'hex')),
    ),
  )
  await fc.assert(
    fc.asyncProperty(begun, parts, fc.integer({ min: 1, max: 50 }), async ([type, head], some, size) => {
      const content = Buffer.concat([head, ...some])
      const kept = await strip(content, type, size).catch((error: unknown) => error)
      if (kept instanceof Error) expect(kept).toBeInstanceOf(HttpError)
      else expect(await strip(kept as Buffer, type)).toEqual(kept)
    }),
    { numRuns: 300 },
  )
})
