import { useActorRef, useSelector } from '@xstate/react'
import { useContext, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import type { UploadPlace } from '../../data/upload/upload.types.ts'
import { isInterrupted, isUploading, progressOf, refusalSaid, uploadedFile } from '../../data/upload/upload.view.ts'
import type { Movable } from '../../ui/order/useMovable.tsx'
import { ArrivingRow } from '../../ui/uploader/ArrivingRow.tsx'
import { Bringing } from './bringing.ts'

interface ArrivingFileProps {
  file: File
  facts: readonly string[]
  limits: FileLimits
  place: UploadPlace
  movable: Movable
  onArrived(uploaded: KeptFile): void
  onRemove(): void
}

/** Brings a file to the server as soon as it is shown. */
export const ArrivingFile = ({ file, facts, limits, place, movable, onArrived, onRemove }: ArrivingFileProps) => {
  const { t } = useTranslation('files')
  const { machine } = useContext(Bringing)
  const upload = useActorRef(machine, { input: { limits, place } })
  const uploaded = useSelector(upload, uploadedFile)
  const uploading = useSelector(upload, isUploading)
  const interrupted = useSelector(upload, isInterrupted)
  const progress = useSelector(upload, progressOf)
  const said = useSelector(upload, refusalSaid)
  useEffect(() => upload.send({ type: 'file.chosen', file }), [upload, file])
  const arrive = useEffectEvent(onArrived)
  useEffect(() => {
    if (uploaded) arrive(uploaded)
  }, [uploaded])
  return (
    <ArrivingRow
      name={file.name}
      facts={facts}
      movable={movable}
      progress={uploading ? progress : null}
      error={interrupted ? (said ?? t('interrupted')) : null}
      onRetry={() => upload.send({ type: 'upload.retried' })}
      onRemove={onRemove}
    />
  )
}
