import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { connectedUpload } from '../../data/upload/upload.gateway.ts'
import { limitsText } from '../../data/upload/limits.ts'
import {
  chosenName,
  isInterrupted,
  isUploading,
  problemShown,
  progressOf,
  refusalSaid,
  uploadedFile,
} from '../../data/upload/upload.view.ts'
import { documentLimits, extensionsOf } from '../../shared/uploads.ts'
import { Uploader } from '../../ui/uploader/Uploader.tsx'
import { mediaItem } from '../fields/fileFacts.ts'
import { useFileViewer, ViewButton } from '../fields/useFileViewer.tsx'
import type { PayloadInputProps } from './payloadInput.types.ts'

const extensions = extensionsOf(documentLimits)

/** A file, sent to the server as soon as it is chosen; the payload takes its id and its name. */
export const PayloadFile = ({
  asked: { name },
  field: { nameIn, required },
  form,
  label,
  area,
  actor,
}: PayloadInputProps & { field: FieldOf<'file'>; label: string }) => {
  const { t, i18n } = useTranslation(['files', 'validation'])
  const id = useSelector(actor, (snapshot) => snapshot.context.id)
  const upload = useActorRef(connectedUpload, {
    input: { limits: documentLimits, place: { area: area.id, id } },
  })
  const uploaded = useSelector(upload, uploadedFile)
  const uploading = useSelector(upload, isUploading)
  const interrupted = useSelector(upload, isInterrupted)
  const progress = useSelector(upload, progressOf)
  const problem = useSelector(upload, problemShown)
  const said = useSelector(upload, refusalSaid)
  const chosen = useSelector(upload, chosenName)

  const { view, viewer } = useFileViewer(uploaded ? [mediaItem(uploaded, label)] : [])

  const known = form.values[name] ?? null
  useEffect(() => {
    if (known === (uploaded?.id ?? null)) return
    form.change({ [name]: uploaded?.id ?? null, [nameIn]: uploaded?.name ?? null })
  }, [known, uploaded, form, name, nameIn])

  const error = () => {
    if (problem) return t(`validation:${problem.key}`, problem.values)
    return interrupted ? (said ?? t('files:interrupted')) : form.errorOf(name)
  }
  return (
    <Uploader
      label={label}
      required={required}
      hint={t('files:limits', limitsText(documentLimits, i18n.language))}
      extensions={extensions}
      name={chosen}
      progress={uploading ? progress : null}
      error={error()}
      onChoose={(file) => upload.send({ type: 'file.chosen', file })}
      onDrop={() => upload.send({ type: 'file.dropped' })}
      onRetry={interrupted ? () => upload.send({ type: 'upload.retried' }) : undefined}
    >
      {uploaded && <ViewButton name={uploaded.name} onView={() => view(uploaded.id)} />}
      {viewer}
    </Uploader>
  )
}
