import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PNG whose pixels are places in a palette of colours. */
const pngOf = (width: number, height: number, palette: Buffer, pixel: (x: number, y: number) => number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, of a palette.
  header.set([8, 3, 0, 0, 0], 8)
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = pixel(x, y)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A little emblem, drawn by the digits of an id: the same for the same one; in a colour, or in one that is the id's too. */
export const emblemOf = (id: string, { width, height }: { width: number; height: number }, colour?: string): Buffer => {
  const digits = Buffer.from(id.replaceAll('-', ''), 'hex')
  const [red, green, blue, form, turn] = digits as unknown as [number, number, number, number, number]
  const ground = [red, green, blue].map((part) => (colour ? 247 : 200 + (part % 56)))
  const ink = colour ? [...Buffer.from(colour.slice(1), 'hex')] : [red, green, blue].map((part) => part % 140)
  const [middleX, middleY, radius] = [width / 2, height / 2, Math.min(width, height) * 0.38]
  const spokes = 2 + (form % 5)
  return pngOf(width, height, Buffer.from([...ground, ...ink, 255, 255, 255]), (x, y) => {
    const [dx, dy] = [x - middleX, y - middleY]
    const far = Math.hypot(dx, dy) / radius
    if (far > 1) return 0
    if (far > 0.8) return 1
    return Math.sin(Math.atan2(dy, dx) * spokes + turn) > 0 ? 1 : 2
  })
}
