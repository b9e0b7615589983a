import { fileTypeFromBuffer } from 'file-type'
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
  const found = await fileTypeFromBuffer(await files.part(key, 0, headBytes))
  if (found?.mime !== type) return false
  return endsWell[type]!(await files.part(key, Math.max(0, size - tailBytes), tailBytes))
}
