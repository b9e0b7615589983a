import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { files as filesType } from '../../../machines/fields/files.ts'
import { sizeText } from '../../data/upload/limits.ts'
import { extensionsOf } from '../../shared/uploads.ts'
import type { InputProps } from '../../ui/fields/input.ts'
import { FileRow } from '../../ui/uploader/FileRow.tsx'
import { FilesUploader } from '../../ui/uploader/FilesUploader.tsx'
import { RemoveFile } from '../../ui/uploader/RemoveFile.tsx'
import { ArrivingFile } from './ArrivingFile.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { fileFacts } from './fileFacts.ts'
import { useChosenFiles } from './useChosenFiles.ts'

/** Files that are brought to the server as soon as they are chosen; the record takes them when it is saved. */
const FilesInput = (props: InputProps<FieldOf<'files'>>) => {
  const { field, name, label, hint, error, record, disabled, onBlur } = props
  const { t } = useTranslation(['files', 'validation'])
  const limits = filesType.takes!(field)
  const extensions = extensionsOf(limits)
  const { chosen, comingOf, problem, add, replace, remove } = useChosenFiles(props, limits)
  const said = problem && t(`validation:${problem.key}`, { field: label, ...problem.values })
  return (
    <FilesUploader
      label={label}
      name={name}
      hint={hint}
      limits={t('files:limitsOfEach', {
        extensions: extensions.join(', '),
        max: field.max,
        ...sizeText(limits.bytes),
      })}
      required={field.required}
      extensions={extensions}
      disabled={disabled || chosen.length >= field.max}
      error={problem?.name ? `${problem.name}: ${said}` : (said ?? error)}
      onChoose={add}
      onBlur={onBlur}
    >
      {chosen.map((file) => {
        const coming = comingOf(file)
        const onRemove = () => remove(file.id)
        return coming ? (
          <ArrivingFile
            key={file.id}
            file={coming}
            facts={fileFacts(file)}
            limits={limits}
            place={{ ...record!, field: name }}
            onArrived={(uploaded) => replace(file.id, uploaded)}
            onRemove={onRemove}
          />
        ) : (
          <FileRow key={file.id} title={file.name} facts={fileFacts(file)}>
            <DownloadButton id={file.id} name={file.name} />
            <RemoveFile name={file.name} disabled={disabled} onRemove={onRemove} />
          </FileRow>
        )
      })}
    </FilesUploader>
  )
}

export default FilesInput
