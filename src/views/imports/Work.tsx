import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isOrdering, percentOf } from '../../pages/imports/imports.view.ts'
import type { ImportsActor } from '../../pages/imports/useImports.ts'
import type { Import } from '../../shared/endpoints/answers/imports.ts'
import { formatNumber } from '../../shared/format/number.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, justifyItems: 'start' },
  text: { margin: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
})

/** How far the server is with a file. */
export const Work = ({ one, actor }: { one: Import; actor: ImportsActor }) => {
  const { t } = useTranslation('imports')
  const classes = useStyles()
  const ordering = useSelector(actor, isOrdering)
  const { id, name, state, rows, done } = one
  const figures = { count: rows, figure: formatNumber(rows), rows: formatNumber(rows), done: formatNumber(done) }
  return (
    <section className={classes.root} aria-label={t('progress.label', { name })}>
      <p className={classes.text} aria-live="polite">
        {t(`progress.${state}`, figures)}
      </p>
      <ProgressBar value={percentOf(one) ?? undefined} max={100} aria-label={t('progress.label', { name })} />
      <p className={classes.note}>{t('progress.leave')}</p>
      <Button
        disabledFocusable={ordering}
        aria-label={t('cancelOf', { name })}
        onClick={() => actor.send({ type: 'order.given', order: { type: 'cancel', id } })}
      >
        {t('cancel')}
      </Button>
    </section>
  )
}
