/** Which way up a picture is to be shown, 1 to 8 (Exif 2.32, 4.6.4). */
type Orientation = number

const tag = 0x0112
const isShort = 3
const [bigEndian, littleEndian] = ['MM\0*', 'II*\0']
/** Of an entry of a directory. */
const entryBytes = 12

/** What the TIFF structure within a picture says of it; null when that is nothing or the usual. */
export const orientationOf = (tiff: Buffer): Orientation | null => {
  const order = tiff.toString('latin1', 0, 4)
  if (tiff.length < 8 || (order !== bigEndian && order !== littleEndian)) return null
  const isLittle = order === littleEndian
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return null
  const end = Math.min(directory + 2 + entryBytes * short(directory), tiff.length)
  for (let at = directory + 2; at + entryBytes <= end; at += entryBytes) {
    if (short(at) !== tag || short(at + 2) !== isShort) continue
    const said = short(at + 8)
    return said > 1 && said <= 8 ? said : null
  }
  return null
}

/** A TIFF structure that says this and nothing else. */
export const oriented = (orientation: Orientation): Buffer => {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
