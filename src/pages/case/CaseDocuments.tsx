import { Text, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { issuedOf, timelineOf } from '../../data/record/record.view.ts'
import { documentsOf, issuedDocument } from '../../data/case/documents.ts'
import { ActionButton } from './ActionButton.tsx'
import { useFileViewer } from '../fields/useFileViewer.tsx'
import type { CasePart } from './part.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { documentWords } from './documentWords.ts'
import { Panel } from '../../ui/Panel.tsx'
import { FileList } from '../../ui/uploader/FileList.tsx'
import { RefusedActions } from './RefusedActions.tsx'
import { useChoices } from './useChoices.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
  uploads: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalM },
})

/** The files of the case, and what brings in more of them. */
export const CaseDocuments = (part: CasePart) => {
  const words = useWords(part)
  const { t, lifecycle } = words
  const classes = useStyles()
  // They are added and never changed.
  const issued = useSelector(part.actor, issuedOf, (one, other) => one.length === other.length)
  const documents = [...issued.map(issuedDocument), ...documentsOf(lifecycle, useSelector(part.actor, timelineOf))]
  const { uploads } = useChoices(part.actor)
  const rows = documents.map((document) => ({ document, ...documentWords(document, words) }))
  const { view, viewer } = useFileViewer(
    rows.map(({ document: { fileId, name }, title, facts }) => ({
      id: fileId,
      name,
      title,
      description: facts.join(' · '),
    })),
  )
  if (documents.length === 0 && uploads.length === 0) return null
  return (
    <Panel title={t('documents.title')}>
      {documents.length > 0 ? (
        <FileList label={t('documents.title')}>
          {rows.map((row) => (
            <DocumentRow
              key={`${row.document.fileId} ${row.document.at}`}
              {...row}
              onView={() => view(row.document.fileId)}
            />
          ))}
        </FileList>
      ) : (
        <Text className={classes.quiet}>{t('documents.none')}</Text>
      )}
      {uploads.length > 0 && (
        <div className={classes.uploads}>
          {uploads
            .filter(({ allowed }) => allowed)
            .map((choice) => (
              <ActionButton key={choice.type} {...part} choice={choice} />
            ))}
          <RefusedActions {...part} choices={uploads.filter(({ allowed }) => !allowed)} />
        </div>
      )}
      {viewer}
    </Panel>
  )
}
