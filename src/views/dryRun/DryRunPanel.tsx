import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '../../data/person.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { dryRunMachine } from './dryRun.machine.ts'
import { doneSoFar, hasFailed, isOver, isRunning } from './dryRun.view.ts'
import { DryCases } from './DryCases.tsx'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2 },
  counts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL, margin: 0 },
  count: { display: 'grid' },
  number: { margin: 0, fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums' },
})

interface DryRunPanelProps {
  logic: typeof dryRunMachine
  /** Of what is tried. */
  id: string
  text: string
}

/** What would be made of the cases that are open, and of those that were moved of late. */
export const DryRunPanel = ({ logic, id, text }: DryRunPanelProps) => {
  const { t, i18n } = useTranslation('dryRun')
  const classes = useStyles()
  const actor = useActorRef(logic, { input: { id } })
  const done = useSelector(actor, doneSoFar)
  const running = useSelector(actor, isRunning)
  const over = useSelector(actor, isOver)
  const failed = useSelector(actor, hasFailed)
  const mayOpen = useMayOpen()
  const start = () => actor.send({ type: 'run.asked' })
  return (
    <Panel
      title={t('title')}
      aside={
        running ? (
          <Button onClick={() => actor.send({ type: 'run.stopped' })}>{t('stop')}</Button>
        ) : (
          <Button onClick={start}>{t('start')}</Button>
        )
      }
    >
      <div className={classes.part}>
        <Text className={classes.quiet}>{text}</Text>
        {failed && <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={start} />}
        {running && <ProgressBar value={done ? done.checked / Math.max(1, done.total) : undefined} />}
        {done && (
          <>
            <Text role="status">
              {t(over ? 'over' : 'soFar', {
                checked: formatNumber(done.checked),
                total: formatNumber(done.total),
              })}
            </Text>
            {done.former !== undefined && (
              <Text className={classes.quiet}>
                {done.former
                  ? t('former', {
                      version: formatNumber(done.former.version),
                      since: formatInstant(done.former.since, i18n.language),
                    })
                  : t('noFormer')}
              </Text>
            )}
            <dl className={classes.counts}>
              {Object.entries(done.counts).map(([kind, count]) => (
                <div key={kind} className={classes.count}>
                  <dt>{t(`kinds.${kind}`)}</dt>
                  <dd className={classes.number}>{formatNumber(count)}</dd>
                </div>
              ))}
            </dl>
            {done.cases.length > 0 && <DryCases done={done} mayOpen={mayOpen} />}
          </>
        )}
      </div>
    </Panel>
  )
}
