import { useTranslation } from 'react-i18next'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { FileList } from '../../ui/uploader/FileList.tsx'
import { FileRow } from '../../ui/uploader/FileRow.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { fileFacts, mediaItem } from './fileFacts.ts'
import type { Shown } from './shown.ts'
import { useFileViewer, ViewButton } from './useFileViewer.tsx'

/** The files under each other, to be looked at and downloaded. */
export const FilesValue = ({ value, namespace, name }: Shown<'files'>) => {
  const { t } = useTranslation(namespace)
  const label = t(`${namespace}:fields.${name}`)
  const files = value as KeptFile[]
  const { view, viewer } = useFileViewer(files.map((file) => mediaItem(file, label)))
  return (
    <>
      <FileList label={label}>
        {files.map((file) => (
          <FileRow key={file.id} title={file.name} facts={fileFacts(file)}>
            <ViewButton name={file.name} onView={() => view(file.id)} />
            <DownloadButton id={file.id} name={file.name} />
          </FileRow>
        ))}
      </FileList>
      {viewer}
    </>
  )
}
