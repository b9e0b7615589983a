import type { KeptFile } from '../../../machines/fields/kept.ts'
import { sizeText } from '../../data/upload/limits.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { extensionOf } from '../../shared/uploads.ts'

/** Kind and size of a file, as people call them. */
export const fileFacts = ({ name, size }: KeptFile): string[] => {
  const { n, unit } = sizeText(size)
  return [extensionOf(name).toUpperCase(), `${formatNumber(n)} ${unit}`]
}
