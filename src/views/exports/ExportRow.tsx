import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFrom } from '../../data/upload/download.ts'
import { exportsActor } from '../../pages/exports/exportsActor.ts'
import { canCancel, canDownload, intentOf, isOrdering, percentOf } from '../../pages/exports/exports.view.ts'
import type { Export } from '../../shared/endpoints/answers/exports.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { RowFacts, TitledRow } from '../../ui/TitledRow.tsx'
import { notify } from '../../ui/snackbar/snackbar.ts'

const useStyles = makeStyles({ bar: { marginTop: tokens.spacingVerticalS } })

const kilobyte = 1024

const useSizeText = () => {
  const { i18n } = useTranslation()
  return (bytes: number) => {
    const isLarge = bytes >= kilobyte * kilobyte
    const [value, unit] = isLarge ? [bytes / kilobyte / kilobyte, 'megabyte'] : [bytes / kilobyte, 'kilobyte']
    return new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 }).format(
      Math.max(1, value),
    )
  }
}

interface ExportRowProps {
  one: Export
  actor: ReturnType<typeof exportsActor>
}

/** One export: what it is of, how it stands, and what can be done with it. */
export const ExportRow = ({ one, actor }: ExportRowProps) => {
  const { t, i18n } = useTranslation(['exports', 'common'])
  const classes = useStyles()
  const sizeText = useSizeText()
  const ordering = useSelector(actor, isOrdering)
  const [fetching, setFetching] = useState(false)
  const { id, title, narrowed, format, state, reason, rows, size, requested_at, expires_at } = one
  const at = (instant: string) => formatInstant(instant, i18n.language)
  const percent = percentOf(one)
  const facts = [
    at(requested_at),
    format.toUpperCase(),
    ...(state === 'working' || state === 'ready' || state === 'expired'
      ? [t('rows', { count: rows, figure: formatNumber(rows) })]
      : []),
    ...(size === null ? [] : [sizeText(size)]),
    ...(canDownload(one) && expires_at ? [t('until', { at: at(expires_at) })] : []),
  ]
  const fetchFile = async () => {
    setFetching(true)
    await downloadFrom(`/api/exports/${id}/content`).catch(() =>
      notify({ kind: 'error', text: t('notices.notFetched', { title }) }),
    )
    setFetching(false)
  }
  const order = (type: 'again' | 'cancel') => actor.send({ type: 'order.given', order: { type, id } })
  return (
    <TitledRow
      name={title}
      standing={<IntentBadge intent={intentOf[state]}>{t(`states.${state}`)}</IntentBadge>}
      actions={
        <>
          {canCancel(one) && (
            <Button disabledFocusable={ordering} aria-label={t('cancelOf', { title })} onClick={() => order('cancel')}>
              {t('common:cancel')}
            </Button>
          )}
          {!canCancel(one) && (
            <Button disabledFocusable={ordering} aria-label={t('againOf', { title })} onClick={() => order('again')}>
              {t('again')}
            </Button>
          )}
          {canDownload(one) && (
            <Button
              appearance="primary"
              disabledFocusable={fetching}
              aria-label={t('downloadOf', { title })}
              onClick={() => void fetchFile()}
            >
              {t('download')}
            </Button>
          )}
        </>
      }
    >
      <RowFacts>{narrowed.join('; ') || t('dialog.whole')}</RowFacts>
      <RowFacts>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </RowFacts>
      {(state === 'refused' || state === 'failed') && <RowFacts>{t(`reasons.${reason ?? state}`)}</RowFacts>}
      {canCancel(one) && (
        <ProgressBar
          className={classes.bar}
          value={percent ?? undefined}
          max={100}
          aria-label={t('status.progress', { title })}
        />
      )}
    </TitledRow>
  )
}
