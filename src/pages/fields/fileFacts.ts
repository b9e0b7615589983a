import type { KeptFile } from '../../../machines/fields/kept.ts'
import { sizeText } from '../../shared/uploads.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { extensionOf } from '../../shared/uploads.ts'
import type { MediaItem } from '../../ui/viewer/viewer.types.ts'

/** Kind and size of a file, as people call them. */
export const fileFacts = ({ name, size }: KeptFile): string[] => {
  const { n, unit } = sizeText(size)
  return [extensionOf(name).toUpperCase(), `${formatNumber(n)} ${unit}`]
}

/** A file as it is looked at: its name, and what it is for. */
export const mediaItem = (file: KeptFile, purpose: string): MediaItem => ({
  id: file.id,
  name: file.name,
  title: file.name,
  description: [purpose, ...fileFacts(file)].join(' · '),
})
