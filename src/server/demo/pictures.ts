import { crc32, deflateSync } from 'node:zlib'
import { type Mark, marks, spansOf } from './marks.ts'

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

interface Size {
  width: number
  height: number
}

/** Each pixel of a mark in the middle, by how much of it is drawn; compressed, as every colour has the same. */
const pixelsOf = (mark: Mark, { width, height }: Size): Buffer => {
  const unit = Math.min(width, height) / 32
  const lines = Buffer.alloc((width + 1) * height)
  for (let line = 0; line < height * 2; line++) {
    const start = (line >> 1) * (width + 1) + 1
    for (const [from, to] of spansOf(mark, (line / 2 + 0.25 - height / 2) / unit + 16)) {
      const [first, end] = [from, to].map((x) => Math.ceil(((x - 16) * unit + width / 2) * 2 - 0.5))
      for (let x = first!; x < end!; x++) lines[start + (x >> 1)]! += 1
    }
  }
  return deflateSync(lines)
}

const kept = new Map<string, Buffer>()

const pixels = (mark: Mark, size: Size): Buffer => {
  const key = `${mark} ${size.width} ${size.height}`
  const drawn = kept.get(key) ?? pixelsOf(mark, size)
  kept.set(key, drawn)
  return drawn
}

/** Of nothing up to all of a pixel. */
const shades = 5

const white = [255, 255, 255]

const inkOn = (ground: readonly number[]): number[] => {
  const [red, green, blue] = ground as [number, number, number]
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? ground.map((part) => Math.round(part * 0.25)) : white
}

interface Look {
  mark?: Mark | undefined
  colour?: string | undefined
}

/** A picture of eight bits a pixel, of a palette. */
const pictureOf = ({ width, height }: Size, palette: readonly number[], drawn: Buffer): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', drawn),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A line in ink on white, as of a hand that signs. */
export const lineOf = (size: Size): Buffer => {
  const { width, height } = size
  const lines = Buffer.alloc((width + 1) * height)
  for (let step = 0; step < 4000; step++) {
    const turn = step / 4000
    const x = Math.round(width * (0.1 + 0.75 * turn + 0.04 * Math.sin(turn * 44)))
    const y = Math.round(height * (0.55 - 0.3 * Math.sin(turn * 38) * (1 - 0.6 * turn)))
    for (const dx of [0, 1]) for (const dy of [0, 1]) lines[(y + dy) * (width + 1) + 1 + x + dx] = 1
  }
  return pictureOf(size, [...white, 20, 30, 90], deflateSync(lines))
}

/** A mark on a ground of a colour; by the digits of an id where they are not said, the same for the same one. */
export const emblemOf = (id: string, size: Size, { mark, colour }: Look = {}): Buffer => {
  const digits = Buffer.from(id.replaceAll('-', ''), 'hex')
  const ground = colour
    ? [...Buffer.from(colour.slice(1), 'hex')]
    : [...digits.subarray(0, 3)].map((part) => part % 140)
  const names = Object.keys(marks) as Mark[]
  const drawn = mark ?? names[digits[3]! % names.length]!
  const ink = inkOn(ground)
  const palette = Array.from({ length: shades }, (_, step) =>
    ground.map((part, index) => Math.round(part + ((ink[index]! - part) * step) / (shades - 1))),
  )
  return pictureOf(size, palette.flat(), pixels(drawn, size))
}
