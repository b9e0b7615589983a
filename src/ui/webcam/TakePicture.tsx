import { Button } from '@fluentui/react-components'
import { CameraRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldButton } from '../fields/useFieldButton.ts'

const Webcam = lazy(() => import('./Webcam.tsx'))

interface TakePictureProps {
  disabled?: boolean
  /** Whether it is what is to be done before all else. */
  isFirst?: boolean
  onTaken(picture: File): void
}

/** Offers to take a picture with a camera of the device, in the place of a file. */
export const TakePicture = ({ disabled = false, isFirst = false, onTaken }: TakePictureProps) => {
  const { t } = useTranslation('ui')
  const called = useFieldButton()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const take = useCallback(
    (picture: File) => {
      setOpen(false)
      onTaken(picture)
    },
    [onTaken],
  )
  return (
    <>
      <Button
        {...called}
        appearance={isFirst ? 'primary' : 'secondary'}
        icon={<CameraRegular />}
        disabledFocusable={disabled}
        onClick={() => setOpen(true)}
      >
        {t('webcam.take')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Webcam onTaken={take} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
