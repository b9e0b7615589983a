import { Button, Spinner, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromPromise } from 'xstate'
import { currentUser } from '../../../../machines/session/session.view.ts'
import { session } from '../../../data/session.ts'
import type { Area } from '../../../shared/area/types.ts'
import type { Row } from '../../../shared/endpoints/answers/records.ts'
import { LeaveQuestion } from '../../form/LeaveQuestion.tsx'
import { bulkMachine } from './bulk.machine.ts'
import { judgement, stageOf } from './bulk.view.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { BulkResult } from './BulkResult.tsx'
import { judge, send } from './bulk.gateway.ts'
import { Judgement } from './Judgement.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    flexShrink: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    maxHeight: '40vh',
    overflowY: 'auto',
    position: 'sticky',
    bottom: `calc(var(--foot-height, 0px) + ${tokens.spacingVerticalS})`,
    zIndex: 5,
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  count: { fontWeight: tokens.fontWeightSemibold },
})

interface BulkBarProps {
  area: Area
  rows: Row[]
  /** Those that need not stay chosen. */
  onDeselect(ids: ReadonlySet<string>): void
  /** Some of the rows are not as they were. */
  onDone(): void
}

/** What may be done to the chosen rows together, and doing it. */
const BulkBar = ({ area, rows, onDeselect, onDone }: BulkBarProps) => {
  const { t } = useTranslation(['list', 'common', 'form'])
  const classes = useStyles()
  const ids = rows.map((row) => row.id)
  const [machine] = useState(() =>
    bulkMachine.provide({
      actors: {
        judge: fromPromise(({ input }) => judge(area, currentUser(session.getSnapshot())!, input)),
        send: fromPromise(({ input }) => send(area, input)),
      },
    }),
  )
  const actor = useActorRef(machine, { input: { rows } })
  const stage = useSelector(actor, stageOf)
  const actions = useSelector(actor, judgement)
  const revisions = rows.map((row) => `${row.id} ${row.revision} ${row.held_by}`).join()
  const judgeAnew = useEffectEvent(() => actor.send({ type: 'selection.changed', rows }))
  useEffect(() => judgeAnew(), [revisions])

  return (
    <section aria-label={t('list:bulk.label')} className={classes.root}>
      <div className={classes.head}>
        <span className={classes.count} role="status">
          {t('list:bulk.selected', { count: rows.length })}
        </span>
        <Button size="small" appearance="subtle" icon={<DismissRegular />} onClick={() => onDeselect(new Set(ids))}>
          {t('list:bulk.clear')}
        </Button>
        {stage.kind === 'judging' && <Spinner size="tiny" label={t('list:bulk.judging')} />}
      </div>
      {stage.kind === 'unjudged' && (
        <div className={classes.head} role="alert">
          {t('list:bulk.judgeFailed')}
          <Button size="small" onClick={() => actor.send({ type: 'judgement.retried' })}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {(stage.kind === 'judged' || (actions.length > 0 && stage.kind !== 'unjudged')) && (
        <Judgement
          area={area}
          actions={actions}
          total={rows.length}
          isCurrent={stage.kind === 'judged'}
          onChoose={(action) => actor.send({ type: 'action.chosen', action })}
        />
      )}
      {(stage.kind === 'asking' || stage.kind === 'waiting' || stage.kind === 'sending') && (
        <Suspense>
          <BulkDialog stage={stage} area={area} total={rows.length} send={actor.send} />
        </Suspense>
      )}
      <LeaveQuestion
        held={stage.kind === 'waiting' || stage.kind === 'sending'}
        question={t('list:bulk.leave')}
        confirmLabel={t('list:bulk.leaveAnyway')}
      />
      {stage.kind === 'done' && (
        <BulkResult
          stage={stage}
          area={area}
          onRetry={() => actor.send({ type: 'rest.retried' })}
          onClose={() => {
            const done = stage.outcomes.filter((outcome) => outcome.kind === 'done').map((outcome) => outcome.row.id)
            actor.send({ type: 'result.read' })
            onDeselect(new Set(done))
            if (done.length > 0) onDone()
          }}
        />
      )}
    </section>
  )
}

export default BulkBar
