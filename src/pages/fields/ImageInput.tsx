import { Button } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { sizeOf } from '../../../machines/fields/image.ts'
import { isInterrupted, isUploading, problemShown, progressOf, refusalSaid } from '../../data/upload/upload.view.ts'
import { Cropper } from '../../ui/cropper/Cropper.tsx'
import type { InputProps } from '../../ui/fields/input.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Progress } from '../../ui/uploader/Progress.tsx'
import { useChosenPicture } from './useChosenPicture.ts'
import { usePicture } from './usePicture.ts'

/** A picture that is cut here and brought to the server at once; the record takes it when it is saved. */
const ImageInput = (props: InputProps<FieldOf<'image'>>) => {
  const { field, name, label, error, onBlur } = props
  const { t } = useTranslation(['cropper', 'validation'])
  const { cropper, upload, stored, isUncut } = useChosenPicture(props)
  const { url, isAway } = usePicture(stored?.id || null)
  const without = isAway ? 'away' : 'waiting'
  const uploading = useSelector(upload, isUploading)
  const progress = useSelector(upload, progressOf)
  const interrupted = useSelector(upload, isInterrupted)
  const said = useSelector(upload, refusalSaid)
  const problem = useSelector(upload, problemShown)
  const wrong = () => {
    if (isUncut) return error && t('cropper:uncut')
    if (problem) return t(`validation:${problem.key}`, problem.values)
    return interrupted ? (said ?? t('cropper:interrupted')) : error
  }
  return (
    <Cropper
      actor={cropper}
      label={label}
      name={name}
      required={field.required}
      error={wrong()}
      image={url}
      isRound={field.round ?? false}
      hasPicture={stored !== null}
      renderPicture={(picture) => (
        <Picture
          url={picture}
          without={stored ? without : 'none'}
          alt={stored?.name ?? t('cropper:none')}
          isRound={field.round ?? false}
          {...sizeOf(field)}
        />
      )}
      onBlur={onBlur}
    >
      {uploading && <Progress label={t('cropper:arriving')} percent={progress} />}
      {interrupted && <Button onClick={() => upload.send({ type: 'upload.retried' })}>{t('cropper:retry')}</Button>}
    </Cropper>
  )
}

export default ImageInput
