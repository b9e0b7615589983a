import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFrom } from '../../data/upload/download.ts'
import { canCancel, canImportAll, canImportGood, hasReport, isOrdering } from '../../pages/imports/imports.view.ts'
import type { ImportsActor } from '../../pages/imports/useImports.ts'
import type { ImportMode, OneImport } from '../../shared/endpoints/answers/imports.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  counts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL, margin: 0 },
  count: { display: 'flex', flexDirection: 'column-reverse', '& > dt': { color: tokens.colorNeutralForeground3 } },
  figure: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontVariantNumeric: 'tabular-nums',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

interface DecisionProps {
  shown: OneImport
  actor: ImportsActor
  /** The columns are to be named anew. */
  onRename(): void
}

/** What the whole file comes to, and what the person may do about that. */
export const Decision = ({ shown: { one }, actor, onRename }: DecisionProps) => {
  const { t } = useTranslation('imports')
  const classes = useStyles()
  const ordering = useSelector(actor, isOrdering)
  const [fetching, setFetching] = useState(false)
  const { id, name, state, rows, good, bad, made, already, refused } = one
  const isOpen = state === 'checked'
  const told = isOpen ? { rows, good, bad, already } : { rows, made, already, refused, bad }
  const run = (mode: ImportMode) => actor.send({ type: 'order.given', order: { type: 'run', id, mode } })
  const figures = { count: good, figure: formatNumber(good) }
  const fetchReport = async () => {
    setFetching(true)
    await downloadFrom(`/api/imports/${id}/report`).catch(() =>
      notify({ kind: 'error', text: t('notices.notFetched') }),
    )
    setFetching(false)
  }
  return (
    <section className={classes.root} aria-label={name}>
      <dl className={classes.counts}>
        {Object.entries(told).map(([what, count]) => (
          <div key={what} className={classes.count}>
            <dt>{t(`counts.${what}`)}</dt>
            <dd className={classes.figure}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {isOpen && bad > 0 && good > 0 && <p className={classes.text}>{t('decide.blocked')}</p>}
      {isOpen && good === 0 && <p className={classes.text}>{t('decide.nothing')}</p>}
      <span className={classes.buttons}>
        {isOpen && canImportAll(one) && (
          <Button appearance="primary" disabledFocusable={ordering} onClick={() => run('all')}>
            {t('decide.all', figures)}
          </Button>
        )}
        {isOpen && canImportGood(one) && (
          <Button appearance="primary" disabledFocusable={ordering} onClick={() => run('good')}>
            {t('decide.good', figures)}
          </Button>
        )}
        {isOpen && (
          <Button disabledFocusable={ordering} onClick={onRename}>
            {t('decide.columns')}
          </Button>
        )}
        {hasReport(one) && (
          <Button
            icon={<ArrowDownloadRegular />}
            disabledFocusable={fetching}
            aria-label={t('reportOf', { name })}
            onClick={() => void fetchReport()}
          >
            {t('report')}
          </Button>
        )}
        {canCancel(one) && (
          <Button
            disabledFocusable={ordering}
            aria-label={t('cancelOf', { name })}
            onClick={() => actor.send({ type: 'order.given', order: { type: 'cancel', id } })}
          >
            {t('cancel')}
          </Button>
        )}
      </span>
    </section>
  )
}
