import { crc32, deflateSync } from 'node:zlib'

const hex = (text: string): Buffer => Buffer.from(text, 'hex')
const sixteen = (number: number): string => number.toString(16).padStart(4, '0')
const thirtyTwo = (number: number): string => number.toString(16).padStart(8, '0')

/** A part of a PNG: its length, its name, its bytes and their checksum. */
export const chunk = (name: string, data: Buffer | string): Buffer => {
  const body = Buffer.concat([Buffer.from(name), Buffer.from(data)])
  return Buffer.concat([hex(thirtyTwo(body.length - 4)), body, hex(thirtyTwo(crc32(body)))])
}

interface Drawn {
  /** As it says; there is one pixel. */
  width?: number
  height?: number
  /** Behind its header. */
  parts?: Buffer[]
  /** Behind its end. */
  behind?: Buffer | string
}

/** A grey PNG. */
export const pngOf = ({ width = 1, height = 1, parts = [], behind = '' }: Drawn = {}): Buffer =>
  Buffer.concat([
    hex('89504e470d0a1a0a'),
    chunk('IHDR', hex(`${thirtyTwo(width)}${thirtyTwo(height)}0800000000`)),
    ...parts,
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', ''),
    Buffer.from(behind),
  ])

/** A part of a JPEG: its marker, its length and its bytes. */
export const segment = (marker: number, data: Buffer | string): Buffer => {
  const body = Buffer.from(data)
  return Buffer.concat([Buffer.from([0xff, marker]), hex(sixteen(body.length + 2)), body])
}

export const jfif = (thumbnail = hex('0000')): Buffer =>
  segment(0xe0, Buffer.concat([hex('4a46494600010100000100 01'.replace(' ', '')), thumbnail]))

const table = (id: string): Buffer => segment(0xc4, hex(`${id}0100000000000000000000000000000000`))
export const scan = Buffer.concat([segment(0xda, hex('0101 00 00 3f 00'.replaceAll(' ', ''))), hex('3f')])

/** A grey JPEG, with the scans that are said. */
export const jpegOf = (
  { width = 1, height = 1, parts = [jfif()], behind = '' }: Drawn = {},
  scans: Buffer[] = [scan],
): Buffer =>
  Buffer.concat([
    hex('ffd8'),
    ...parts,
    segment(0xdb, Buffer.concat([hex('00'), Buffer.alloc(64, 1)])),
    segment(0xc0, hex(`08${sixteen(height)}${sixteen(width)}01011100`)),
    table('00'),
    table('10'),
    ...scans,
    hex('ffd9'),
    Buffer.from(behind),
  ])

/** What a camera says beside a picture: which way up it was held, and where (Exif 2.32); the first of it is Motorola's order. */
export const taken = (orientation: number): Buffer =>
  Buffer.concat([
    hex('4d4d002a00000008 0003'.replace(' ', '')),
    hex(`010f000200000006${thirtyTwo(50)}`),
    hex(`0112000300000001${sixteen(orientation)}0000`),
    hex(`8825000400000001${thirtyTwo(56)}`),
    hex('00000000'),
    Buffer.from('Phone\0'),
    hex('0001 0001 0002 00000002 53000000 00000000'.replaceAll(' ', '')),
    Buffer.from('GPS 10.7769 106.7009'),
  ])
