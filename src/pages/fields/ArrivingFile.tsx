import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import {
  chosenFile,
  isInterrupted,
  isUploading,
  progressOf,
  refusalSaid,
  uploadedFile,
} from '../../data/upload/upload.view.ts'
import type { Movable } from '../../ui/order/useMovable.tsx'
import { ArrivingRow } from '../../ui/uploader/ArrivingRow.tsx'
import type { Upload } from './arrivals.ts'

interface ArrivingFileProps {
  upload: Upload
  name: string
  facts: readonly string[]
  picture: string | null
  movable: Movable
  onArrived(file: File, uploaded: KeptFile): void
  onRemove(): void
}

/** A file on its way to the server, which takes its place once it is there. */
export const ArrivingFile = ({ upload, onArrived, ...row }: ArrivingFileProps) => {
  const { t } = useTranslation('files')
  const uploaded = useSelector(upload, uploadedFile)
  const uploading = useSelector(upload, isUploading)
  const interrupted = useSelector(upload, isInterrupted)
  const progress = useSelector(upload, progressOf)
  const said = useSelector(upload, refusalSaid)
  const arrive = useEffectEvent((there: KeptFile) => onArrived(chosenFile(upload.getSnapshot())!, there))
  useEffect(() => {
    if (uploaded) arrive(uploaded)
  }, [uploaded])
  return (
    <ArrivingRow
      {...row}
      progress={uploading ? progress : null}
      error={interrupted ? (said ?? t('interrupted')) : null}
      onRetry={() => upload.send({ type: 'upload.retried' })}
    />
  )
}
