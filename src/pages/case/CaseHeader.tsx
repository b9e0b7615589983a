import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { deadlineOf, recordOf, rowOf } from '../../data/record/record.view.ts'
import { isTakable } from '../../shared/area/holding.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import { Countdown } from '../../ui/countdown/Countdown.tsx'
import { Late } from '../../ui/countdown/Late.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { RecordHeader } from '../record/RecordHeader.tsx'
import ActionButtons from '../actions/ActionButtons.tsx'
import { PageLinks } from '../own/PageLinks.tsx'
import { ChildLinks } from '../record/ChildLinks.tsx'
import { HolderMark } from '../holding/HolderMark.tsx'
import { HoldingButtons } from '../holding/HoldingButtons.tsx'
import { subjectText } from '../subject.ts'
import { BeginLinks } from './BeginLinks.tsx'
import { CopyLink } from './CopyLink.tsx'
import type { CasePart } from './part.ts'
import { StateHelp } from './StateHelp.tsx'
import { useChart } from './useChart.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground2 } })

/** Whose case it is, where it stands and until when. */
export const CaseHeader = (part: CasePart) => {
  const { area, actor } = part
  const { t, locale, lifecycle } = useWords(part)
  const classes = useStyles()
  const row = useSelector(actor, rowOf)
  const record = useSelector(actor, recordOf)
  const deadline = useSelector(actor, deadlineOf)
  const { chart, active } = useChart(actor)
  const within = chart.states.filter(({ id, parent }) => parent !== null && active.has(id))
  const { context } = record.snapshot
  const overdue = record.snapshot.status === 'active' && lifecycle.overdueAt?.(context)
  const aside = record.snapshot.status === 'active' && lifecycle.aside?.(context)
  const number = String(row[area.title])
  const standing = { ...row, revision: record.revision, status: statusOf(record.snapshot.value) }
  return (
    <RecordHeader
      area={area}
      record={row}
      name={area.subtitle ? String(row[area.subtitle]) : number}
      number={area.subtitle && number}
      marks={
        <>
          <StatusBadge lifecycle={area.lifecycle!} status={statusOf(record.snapshot.value)} />
          {within.length > 0 && (
            <span className={classes.quiet}>{within.map(({ label }) => t(label)).join(' › ')}</span>
          )}
          {aside && <span className={classes.quiet}>{t(aside)}</span>}
          <StateHelp {...part} />
          <HolderMark actor={actor} />
          {deadline && <Countdown key={deadline.at} at={deadline.at} />}
          {overdue && <Late at={overdue} role={row[area.lifecycle!.late!] as string | null} />}
        </>
      }
      actions={
        <>
          {isTakable(area) && (
            <HoldingButtons
              about={{ area: area.id, id: row.id }}
              record={actor}
              subject={subjectText(t, locale, area, row)}
            />
          )}
          <PageLinks area={area} record={standing} />
          <ChildLinks area={area} record={row} />
          <CopyLink area={area} id={row.id} />
          {area.actions && (
            <ActionButtons
              area={area}
              record={standing}
              onChanged={(answer) => actor.send({ type: 'record.told', answer })}
            />
          )}
          <BeginLinks {...part} />
        </>
      }
    />
  )
}
