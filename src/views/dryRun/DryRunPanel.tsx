import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ruleVersion } from '../../areas/rules/ruleVersion.ts'
import { useMayOpen } from '../../data/person.ts'
import type { OwnRow } from '../../pages/parts.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { connectedDryRun } from './dryRun.gateway.ts'
import { doneSoFar, hasFailed, isOver, isRunning } from './dryRun.view.ts'
import { DryCases } from './DryCases.tsx'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2 },
  counts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL, margin: 0 },
  count: { display: 'grid' },
  number: { margin: 0, fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums' },
})

/** What a version would make of the cases that are open, and of those that were moved of late. */
export const DryRunPanel = ({ version }: { version: OwnRow<typeof ruleVersion.fields> }) => {
  const { t } = useTranslation('ruleTableVersion')
  const classes = useStyles()
  const actor = useActorRef(connectedDryRun, { input: { id: version.id } })
  const done = useSelector(actor, doneSoFar)
  const running = useSelector(actor, isRunning)
  const over = useSelector(actor, isOver)
  const failed = useSelector(actor, hasFailed)
  const mayOpen = useMayOpen()
  const start = () => actor.send({ type: 'run.asked' })
  return (
    <Panel
      title={t('dryRun.title')}
      aside={
        running ? (
          <Button onClick={() => actor.send({ type: 'run.stopped' })}>{t('dryRun.stop')}</Button>
        ) : (
          <Button onClick={start}>{t('dryRun.start')}</Button>
        )
      }
    >
      <div className={classes.part}>
        <Text className={classes.quiet}>{t('dryRun.text')}</Text>
        {failed && <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={start} />}
        {running && <ProgressBar value={done ? done.checked / Math.max(1, done.total) : undefined} />}
        {done && (
          <>
            <Text role="status">
              {t(over ? 'dryRun.over' : 'dryRun.soFar', {
                checked: formatNumber(done.checked),
                total: formatNumber(done.total),
              })}
            </Text>
            <dl className={classes.counts}>
              {Object.entries(done.counts).map(([kind, count]) => (
                <div key={kind} className={classes.count}>
                  <dt>{t(`dryRun.kinds.${kind}`)}</dt>
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
