import { createHash } from 'node:crypto'
import type { FileStore } from '../files/fileStore.ts'
import { pictureOf } from '../sessions/people.ts'
import type { Organisation } from './organisations.ts'
import { emblemOf } from './pictures.ts'

const size = { width: 128, height: 128 }

const keyOf = (id: string): string => `${createHash('sha256').update(id).digest('base64url').slice(0, 32)}.png`

/** Where the logo of an organisation is served. */
export const logoOf = (organisation: string): string => pictureOf(keyOf(organisation))

export const writeLogos = async (
  files: FileStore,
  organisations: readonly (Pick<Organisation, 'mark' | 'colour'> & { id: string })[],
): Promise<void> => {
  for (const { id, ...look } of organisations) {
    const key = keyOf(id)
    await files.remove(key)
    await files.write(key, [emblemOf(id, size, look)])
  }
}
