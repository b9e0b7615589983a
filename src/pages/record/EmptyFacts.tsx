import { makeStyles, tokens } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recall, remember } from '../../data/persisted.ts'

const useStyles = makeStyles({
  root: {
    ':not(:first-child)': { marginTop: tokens.spacingVerticalM },
    '@media print': { '::details-content': { contentVisibility: 'visible' } },
  },
  summary: {
    width: 'fit-content',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  facts: { marginTop: tokens.spacingVerticalM },
})

const key = 'emptyFacts'

/** Fields without a value, folded until somebody unfolds them, and then as they were left. */
export const EmptyFacts = ({ count, children }: { count: number; children: ReactNode }) => {
  const { t } = useTranslation('record')
  const classes = useStyles()
  const [open, setOpen] = useState(() => recall(key) === true)
  return (
    <details
      className={classes.root}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        remember(key, currentTarget.open || null)
      }}
    >
      <summary className={classes.summary}>{t('emptyFields', { count })}</summary>
      <div className={classes.facts}>{children}</div>
    </details>
  )
}
