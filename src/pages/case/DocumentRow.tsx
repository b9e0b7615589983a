import { Button, Text, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, DocumentRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import type { CaseDocument } from '../../data/case/documents.ts'
import { download } from '../../data/upload/download.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import type { CasePart } from './part.ts'
import { authorText } from '../history/author.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} 0`,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  icon: { fontSize: '24px', color: tokens.colorNeutralForeground3, flexShrink: 0 },
  words: { flexGrow: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** One document: what it is, who brought it when, and the file itself. */
export const DocumentRow = ({
  document: { fileId, name, kind, by, at },
  ...part
}: CasePart & { document: CaseDocument }) => {
  const { t, locale, lifecycle } = useWords(part)
  const classes = useStyles()
  const [fetching, setFetching] = useState(false)
  const fetchFile = async () => {
    setFetching(true)
    try {
      await download(fileId)
    } catch {
      notify({ kind: 'error', text: t('documents.failed', { name }) })
    } finally {
      setFetching(false)
    }
  }
  const title = kind ? t(`${lifecycle.id}:options.${kind.field}.${kind.option}`) : name
  return (
    <li className={classes.root}>
      <DocumentRegular className={classes.icon} aria-hidden />
      <span className={classes.words}>
        <Text weight="semibold">{title}</Text>
        <Text size={200} className={classes.quiet}>
          {[kind && name, authorText(t, by), formatInstant(at, locale)].filter(Boolean).join(' · ')}
        </Text>
      </span>
      <Button
        appearance="subtle"
        icon={<ArrowDownloadRegular />}
        aria-label={t('documents.download', { name })}
        disabledFocusable={fetching}
        onClick={() => void fetchFile()}
      />
    </li>
  )
}
