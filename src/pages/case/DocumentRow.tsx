import type { CaseDocument } from '../../data/case/documents.ts'
import { FileRow } from '../../ui/uploader/FileRow.tsx'
import { DownloadButton } from '../fields/DownloadButton.tsx'
import { ViewButton } from '../fields/useFileViewer.tsx'

interface DocumentRowProps {
  document: CaseDocument
  title: string
  facts: readonly string[]
  onView(): void
}

/** One document: what it is, who brought it when, and the file itself. */
export const DocumentRow = ({ document: { fileId, name }, title, facts, onView }: DocumentRowProps) => (
  <FileRow title={title} facts={facts}>
    <ViewButton name={title} onView={onView} />
    <DownloadButton id={fileId} name={name} />
  </FileRow>
)
