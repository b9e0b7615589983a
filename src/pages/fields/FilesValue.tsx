import { useTranslation } from 'react-i18next'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { MediaGrid } from '../../ui/viewer/MediaGrid.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { fileFacts, mediaItem } from './fileFacts.ts'
import type { Shown } from './shown.ts'
import { SmallPicture } from './SmallPicture.tsx'
import { useFileViewer, viewAhead } from './useFileViewer.tsx'

/** The files beside each other, to be looked at and downloaded. */
export const FilesValue = ({ value, namespace, name, label: called }: Shown<'files'>) => {
  const { t } = useTranslation([namespace, 'files'])
  const label = called ?? t(`${namespace}:fields.${name}`)
  const files = value as KeptFile[]
  const { view, viewer } = useFileViewer(files.map((file) => mediaItem(file, label)))
  return (
    <>
      <MediaGrid
        label={label}
        items={files.map((file) => ({ ...mediaItem(file, label), description: fileFacts(file).join(' · ') }))}
        renderPicture={({ id }) => <SmallPicture id={id} />}
        nameOf={({ name: file }) => t('files:view', { name: file })}
        onOpen={({ id }) => view(id)}
        onAhead={viewAhead}
        renderActions={(item) => <DownloadButton id={item.id} name={item.name} />}
      />
      {viewer}
    </>
  )
}
