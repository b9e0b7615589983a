import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { files as filesType } from '../../../machines/fields/files.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { limitsText } from '../../data/upload/limits.ts'
import { extensionsOf } from '../../shared/uploads.ts'
import type { InputProps } from '../../ui/fields/input.ts'
import { useMovable } from '../../ui/order/useMovable.tsx'
import { useOrder } from '../../ui/order/useOrder.ts'
import { ArrivingRow } from '../../ui/uploader/ArrivingRow.tsx'
import { FileRow } from '../../ui/uploader/FileRow.tsx'
import { type FilesBy, FilesUploader } from '../../ui/uploader/FilesUploader.tsx'
import { RemoveFile } from '../../ui/uploader/RemoveFile.tsx'
import { kindOf } from '../../ui/viewer/kinds.ts'
import { isArriving, type Upload } from './arrivals.ts'
import { ArrivingFile } from './ArrivingFile.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { fileFacts, mediaItem } from './fileFacts.ts'
import { useChosenFiles } from './useChosenFiles.ts'
import { useFileViewer, ViewButton } from './useFileViewer.tsx'
import { usePicture } from './usePicture.ts'

/** Files that are brought to the server as soon as they are chosen; the record takes them when it is saved. */
const FilesInput = (props: InputProps<FieldOf<'files'>> & { of?: 'each' | 'all'; by?: FilesBy }) => {
  const { field, of = 'each', by, name, label, hint, error, record, disabled, onBlur } = props
  const { t, i18n } = useTranslation(['files', 'validation'])
  const limits = filesType.takes!(field)
  const extensions = extensionsOf(limits)
  const place = { field: name, ...record! }
  const { chosen, uploadOf, problem, add, replace, remove, move } = useChosenFiles(props, limits, place)
  const [list, order] = useOrder(chosen.length, move)
  const arrived = chosen.filter((file) => !isArriving(file))
  const { view, viewer } = useFileViewer(arrived.map((file) => mediaItem(file, label)))
  const said = problem && t(`validation:${problem.key}`, { field: label, ...problem.values })
  return (
    <>
      <FilesUploader
        label={label}
        name={name}
        hint={hint}
        limits={t(of === 'all' ? 'files:limitsOfAll' : 'files:limitsOfEach', {
          count: field.max,
          ...limitsText(limits, i18n.language),
        })}
        required={field.required}
        by={by}
        extensions={extensions}
        disabled={disabled || chosen.length >= field.max}
        error={problem?.name ? `${problem.name}: ${said}` : (said ?? error)}
        list={list}
        last={order.last}
        onChoose={add}
        onBlur={onBlur}
      >
        {chosen.map((file, index) => (
          <ChosenFile
            key={file.id}
            file={file}
            upload={uploadOf(file)}
            movable={{ order, index, name: file.name, disabled }}
            onView={() => view(file.id)}
            onArrived={(brought, uploaded) => replace(file.id, brought, uploaded)}
            onRemove={() => {
              order.leave(index)
              remove(file.id)
            }}
          />
        ))}
      </FilesUploader>
      {viewer}
    </>
  )
}

export default FilesInput

interface ChosenFileProps {
  file: KeptFile
  /** By which it is on its way. */
  upload: Upload | undefined
  movable: Parameters<typeof useMovable>[0]
  onView(): void
  onArrived(file: File, uploaded: KeptFile): void
  onRemove(): void
}

const ChosenFile = ({ file, upload, movable: given, onView, onArrived, onRemove }: ChosenFileProps) => {
  const { t } = useTranslation('files')
  const movable = useMovable(given)
  const { name } = file
  const { url: picture } = usePicture(kindOf(name) === 'image' ? file.id : null)
  const row = { facts: fileFacts(file), picture, movable }
  if (upload) return <ArrivingFile {...row} name={name} upload={upload} onArrived={onArrived} onRemove={onRemove} />
  if (isArriving(file))
    return <ArrivingRow {...row} name={name} progress={null} error={t('lost')} onRemove={onRemove} />
  return (
    <FileRow {...row} title={name}>
      <ViewButton name={name} onView={onView} />
      <DownloadButton id={file.id} name={name} />
      <RemoveFile name={name} disabled={given.disabled} onRemove={onRemove} />
    </FileRow>
  )
}
