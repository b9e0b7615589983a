import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { sizeOf } from '../../../machines/fields/image.ts'
import { Picture } from '../../ui/Picture.tsx'
import { mediaItem } from './fileFacts.ts'
import type { Shown } from './shown.ts'
import { useFileViewer, viewAhead } from './useFileViewer.tsx'
import { usePicture } from './usePicture.ts'

const useStyles = makeStyles({
  open: {
    display: 'inline-flex',
    maxWidth: '100%',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
})

/** Of a picture in a list, in px. */
const cellHeight = 32

/** The picture itself, called by the name of its file; where it is not one of many, it can be looked at. */
const ImageValue = (shown: Shown<'image'>) => {
  const { field, value, text, place } = shown
  const { id } = value as KeptFile
  const { url, isAway } = usePicture(id)
  const { width, height } = sizeOf(field)
  const scale = place === 'list' ? cellHeight / height : 1
  const picture = (
    <Picture
      url={url}
      without={isAway ? 'away' : 'waiting'}
      alt={text}
      isRound={field.round ?? false}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
    />
  )
  return place === 'list' || !url ? picture : <Openable {...shown}>{picture}</Openable>
}

const Openable = ({ value, namespace, name, children }: Shown<'image'> & { children: ReactNode }) => {
  const { t } = useTranslation([namespace, 'files'])
  const item = mediaItem(value as KeptFile, t(`${namespace}:fields.${name}`))
  const { view, viewer } = useFileViewer([item])
  return (
    <>
      <button
        type="button"
        className={useStyles().open}
        aria-label={t('files:view', { name: item.name })}
        onPointerEnter={viewAhead}
        onClick={() => view(item.id)}
      >
        {children}
      </button>
      {viewer}
    </>
  )
}

export default ImageValue
