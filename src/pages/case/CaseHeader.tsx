import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { deadlineOf, recordOf, rowOf } from '../../data/case/case.view.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import { Countdown } from '../../ui/countdown/Countdown.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { BackLink } from './BackLink.tsx'
import type { CasePart } from './part.ts'
import { useChart } from './useChart.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  number: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})

/** Whose case it is, where it stands and until when. */
export const CaseHeader = (part: CasePart) => {
  const { area, actor } = part
  const { t } = useWords(part)
  const classes = useStyles()
  const row = useSelector(actor, rowOf)
  const record = useSelector(actor, recordOf)
  const deadline = useSelector(actor, deadlineOf)
  const { chart, active } = useChart(actor)
  const within = chart.states.filter(({ id, parent }) => parent !== null && active.has(id))
  const number = String(row[area.title])
  return (
    <header className={classes.root}>
      <div>
        <BackLink area={area} />
      </div>
      <div className={classes.line}>
        <h2 className={classes.name}>{area.subtitle ? String(row[area.subtitle]) : number}</h2>
        {area.subtitle && <span className={classes.number}>{number}</span>}
        <StatusBadge lifecycle={area.lifecycle!} status={statusOf(record.snapshot.value)} />
        {within.length > 0 && <span className={classes.number}>{within.map(({ label }) => t(label)).join(' › ')}</span>}
        {deadline && <Countdown at={deadline.at} />}
      </div>
    </header>
  )
}
