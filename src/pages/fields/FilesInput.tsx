import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import { files as filesType } from '../../../machines/fields/files.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { limitsText } from '../../data/upload/limits.ts'
import type { UploadPlace } from '../../data/upload/upload.types.ts'
import { extensionsOf } from '../../shared/uploads.ts'
import type { InputProps } from '../../ui/fields/input.ts'
import { useMovable } from '../../ui/order/useMovable.tsx'
import { useOrder } from '../../ui/order/useOrder.ts'
import { FileRow } from '../../ui/uploader/FileRow.tsx'
import { type FilesBy, FilesUploader } from '../../ui/uploader/FilesUploader.tsx'
import { RemoveFile } from '../../ui/uploader/RemoveFile.tsx'
import { ArrivingFile } from './ArrivingFile.tsx'
import { Bringing } from './bringing.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { fileFacts, mediaItem } from './fileFacts.ts'
import { useChosenFiles } from './useChosenFiles.ts'
import { useFileViewer, ViewButton } from './useFileViewer.tsx'

/** Files that are brought to the server as soon as they are chosen; the record takes them when it is saved. */
const FilesInput = (props: InputProps<FieldOf<'files'>> & { of?: 'each' | 'all'; by?: FilesBy }) => {
  const { field, of = 'each', by, name, label, hint, error, record, disabled, onBlur } = props
  const { t, i18n } = useTranslation(['files', 'validation'])
  const limits = filesType.takes!(field)
  const extensions = extensionsOf(limits)
  const { chosen, comingOf, problem, add, replace, remove, move } = useChosenFiles(props, limits)
  const [list, order] = useOrder(chosen.length, move)
  const arrived = chosen.filter((file) => !comingOf(file))
  const { view, viewer } = useFileViewer(arrived.map((file) => mediaItem(file, label)))
  const said = problem && t(`validation:${problem.key}`, { field: label, ...problem.values })
  return (
    <>
      <FilesUploader
        label={label}
        name={name}
        hint={hint}
        limits={t(of === 'all' ? 'files:limitsOfAll' : 'files:limitsOfEach', {
          max: field.max,
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
            coming={comingOf(file)}
            movable={{ order, index, name: file.name, disabled }}
            limits={limits}
            place={{ field: name, ...record! }}
            onView={() => view(file.id)}
            onArrived={(uploaded) => replace(file.id, uploaded)}
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
  /** What is on its way there. */
  coming: File | undefined
  movable: Parameters<typeof useMovable>[0]
  limits: FileLimits
  place: UploadPlace
  onView(): void
  onArrived(uploaded: KeptFile): void
  onRemove(): void
}

const ChosenFile = ({ file, coming, movable: given, onView, ...arriving }: ChosenFileProps) => {
  const movable = useMovable(given)
  const facts = fileFacts(file)
  const { isRead } = useContext(Bringing)
  return coming ? (
    <ArrivingFile {...arriving} file={coming} facts={facts} movable={movable} />
  ) : (
    <FileRow title={file.name} facts={facts} movable={movable}>
      {isRead && (
        <>
          <ViewButton name={file.name} onView={onView} />
          <DownloadButton id={file.id} name={file.name} />
        </>
      )}
      <RemoveFile name={file.name} disabled={given.disabled} onRemove={arriving.onRemove} />
    </FileRow>
  )
}
