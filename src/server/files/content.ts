import { documentKinds, extensionOf } from '../../shared/uploads.ts'
import type { FileStore } from './fileStore.ts'

const headBytes = 4100
const tailBytes = 1024

/** How a complete file of a kind ends; a file that was cut off, or that carries another one behind it, does not. */
const endsWell: Record<string, (tail: Buffer) => boolean> = {
  'application/pdf': (tail) => /%%EOF\s*$/.test(tail.toString('latin1')),
  'image/jpeg': (tail) => tail.subarray(-2).equals(Buffer.from('ffd9', 'hex')),
  'image/png': (tail) => tail.subarray(-12).equals(Buffer.from('0000000049454e44ae426082', 'hex')),
}

/** Whether name and media type belong together and are of a kind that is taken. */
export const isDeclaredWell = (name: string, type: string): boolean =>
  Object.hasOwn(documentKinds, type) && documentKinds[type]!.includes(extensionOf(name))

/** Whether the bytes are of the media type. */
export const isOfType = async (files: FileStore, key: string, size: number, type: string): Promise<boolean> => {
  const [head, tail] = [
    await files.part(key, 0, headBytes),
    await files.part(key, Math.max(0, size - tailBytes), tailBytes),
  ]
  return isBetween(head, tail, type)
}

/** Whether bytes that are all there are of the media type. */
export const isContentOf = (bytes: Buffer, type: string): Promise<boolean> =>
  isBetween(bytes.subarray(0, headBytes), bytes.subarray(-tailBytes), type)

const isBetween = async (head: Buffer, tail: Buffer, type: string): Promise<boolean> => {
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(head))?.mime === type && endsWell[type]!(tail)
}
