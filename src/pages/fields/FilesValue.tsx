import { useTranslation } from 'react-i18next'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { FileList } from '../../ui/uploader/FileList.tsx'
import { FileRow } from '../../ui/uploader/FileRow.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { fileFacts } from './fileFacts.ts'
import type { Shown } from './shown.ts'

/** The files under each other, to be downloaded. */
export const FilesValue = ({ value, namespace, name }: Shown<'files'>) => {
  const { t } = useTranslation(namespace)
  return (
    <FileList label={t(`${namespace}:fields.${name}`)}>
      {(value as KeptFile[]).map((file) => (
        <FileRow key={file.id} title={file.name} facts={fileFacts(file)}>
          <DownloadButton id={file.id} name={file.name} />
        </FileRow>
      ))}
    </FileList>
  )
}
