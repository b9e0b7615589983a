import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { connectedUpload } from '../../data/upload/upload.gateway.ts'
import { limitsText } from '../../data/upload/limits.ts'
import { documentLimits, extensionsOf } from '../../shared/uploads.ts'
import { Uploader } from '../../ui/uploader/Uploader.tsx'
import { mediaItem } from '../fields/fileFacts.ts'
import { useFileViewer, ViewButton } from '../fields/useFileViewer.tsx'
import { useUploader } from '../fields/useUploader.ts'
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
  const { t, i18n } = useTranslation('files')
  const id = useSelector(actor, (snapshot) => snapshot.context.id)
  const { uploaded, uploader } = useUploader(connectedUpload, {
    limits: documentLimits,
    place: { area: area.id, id },
  })
  const { view, viewer } = useFileViewer(uploaded ? [mediaItem(uploaded, label)] : [])

  const known = form.values[name] ?? null
  useEffect(() => {
    if (known === (uploaded?.id ?? null)) return
    form.change({ [name]: uploaded?.id ?? null, [nameIn]: uploaded?.name ?? null })
  }, [known, uploaded, form, name, nameIn])

  return (
    <Uploader
      label={label}
      required={required}
      hint={t('limits', limitsText(documentLimits, i18n.language))}
      extensions={extensions}
      {...uploader}
      error={uploader.error ?? form.errorOf(name)}
    >
      {uploaded && <ViewButton name={uploaded.name} onView={() => view(uploaded.id)} />}
      {viewer}
    </Uploader>
  )
}
