import type { CaseDocument } from '../../data/case/documents.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { FileRow } from '../../ui/uploader/FileRow.tsx'
import { DownloadButton } from '../fields/DownloadButton.tsx'
import { authorText } from '../history/author.ts'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

/** One document: what it is, who brought it when, and the file itself. */
export const DocumentRow = ({
  document: { fileId, name, kind, by, at },
  ...part
}: CasePart & { document: CaseDocument }) => {
  const { t, locale, lifecycle } = useWords(part)
  return (
    <FileRow
      title={kind ? t(`${lifecycle.id}:options.${kind.field}.${kind.option}`) : name}
      facts={[kind && name, authorText(t, by), formatInstant(at, locale)]}
    >
      <DownloadButton id={fileId} name={name} />
    </FileRow>
  )
}
