import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import type { uploadMachine } from '../../data/upload/upload.machine.ts'
import type { UploadPlace } from '../../data/upload/upload.types.ts'
import {
  chosenName,
  isInterrupted,
  isUploading,
  problemShown,
  progressOf,
  refusalSaid,
  uploadedFile,
} from '../../data/upload/upload.view.ts'

/** Sends one file to the server as soon as it is chosen: the file once it is there, and what an uploader shows and does meanwhile. */
export const useUploader = (logic: typeof uploadMachine, input: { limits: FileLimits; place: UploadPlace }) => {
  const { t } = useTranslation(['files', 'validation'])
  const upload = useActorRef(logic, { input })
  const uploaded = useSelector(upload, uploadedFile)
  const uploading = useSelector(upload, isUploading)
  const interrupted = useSelector(upload, isInterrupted)
  const progress = useSelector(upload, progressOf)
  const problem = useSelector(upload, problemShown)
  const said = useSelector(upload, refusalSaid)
  const name = useSelector(upload, chosenName)
  const error = () => {
    if (problem) return t(`validation:${problem.key}`, problem.values)
    return interrupted ? (said ?? t('files:interrupted')) : undefined
  }
  const uploader = {
    name,
    progress: uploading ? progress : null,
    error: error(),
    onChoose: (file: File) => upload.send({ type: 'file.chosen', file }),
    onDrop: () => upload.send({ type: 'file.dropped' }),
    onRetry: interrupted ? () => upload.send({ type: 'upload.retried' }) : undefined,
  }
  return { uploaded, uploader }
}
