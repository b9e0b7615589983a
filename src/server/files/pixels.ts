import type { Content } from './content.ts'

const start = 0xff
const [firstSegment, markersAlone, scan] = [0xc0, 0xd0, 0xda]
const noFrames = [0xc4, 0xc8, 0xcc]

const isSegment = (marker: number): boolean =>
  marker >= firstSegment && marker < start && (marker < markersAlone || marker > scan)

/** The frame of a JPEG, before which nothing but whole segments stands: whoever reads it otherwise might find another. */
const ofJpeg = (head: Buffer): number => {
  for (let at = 2; at + 9 <= head.length; at += 2 + head.readUInt16BE(at + 2)) {
    const marker = head[at + 1]!
    if (head[at] !== start || !isSegment(marker)) return 0
    const isFrame = marker < markersAlone && !noFrames.includes(marker)
    if (isFrame) return head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7)
  }
  return 0
}

const ofPng = (head: Buffer): number => (head.length < 24 ? 0 : head.readUInt32BE(16) * head.readUInt32BE(20))

/** Whether a picture has as few pixels as it may have: shown, each takes memory of whoever looks on, in however few bytes it came. */
export const hasPixels = ({ head }: Content, type: string, most: number): boolean => {
  const pixels = type === 'image/png' ? ofPng(head) : ofJpeg(head)
  return pixels > 0 && pixels <= most
}
