import { type VideoKind, videoKinds } from '../../../machines/fields/fileKinds.ts'

/** As many bytes as tell what a film is kept in. */
export const filmHead = 16

const at = (head: Buffer, from: number, text: string): boolean =>
  head.subarray(from, from + text.length).toString('latin1') === text

const isQuickTime = (head: Buffer): boolean => ['ftyp', 'moov', 'mdat', 'wide', 'free'].some((box) => at(head, 4, box))

const begins: Record<VideoKind, (head: Buffer) => boolean> = {
  'video/quicktime': isQuickTime,
  'video/mp4': (head) => at(head, 4, 'ftyp'),
  'video/x-msvideo': (head) => at(head, 0, 'RIFF') && at(head, 8, 'AVI '),
  'video/x-flv': (head) => at(head, 0, 'FLV'),
  'video/x-matroska': (head) => at(head, 0, '\u001aE\u00df\u00a3'),
  'video/x-ms-wmv': (head) => at(head, 0, '0&\u00b2u\u008ef\u00cf\u0011'),
}

/** Whether bytes may be of a type, as far as it is one of a film. */
export const isFilmOf = (type: string, head: Buffer): boolean =>
  !Object.hasOwn(videoKinds, type) || begins[type as VideoKind](head)
