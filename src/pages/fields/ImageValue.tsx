import type { KeptFile } from '../../../machines/fields/kept.ts'
import { sizeOf } from '../../../machines/fields/image.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { Shown } from './shown.ts'
import { usePicture } from './usePicture.ts'

/** Of a picture in a list, in px. */
const cellHeight = 32

/** The picture itself, called by the name of its file. */
const ImageValue = ({ field, value, text, place }: Shown<'image'>) => {
  const { url, isAway } = usePicture((value as KeptFile).id)
  const { width, height } = sizeOf(field)
  const scale = place === 'list' ? cellHeight / height : 1
  return (
    <Picture
      url={url}
      without={isAway ? 'away' : 'waiting'}
      alt={text}
      isRound={field.round ?? false}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
    />
  )
}

export default ImageValue
