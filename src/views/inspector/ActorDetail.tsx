import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { standsAt } from '../../data/inspect/log.ts'
import { ActorDiagram } from './ActorDiagram.tsx'
import { EventLog } from './EventLog.tsx'
import { shownAt } from './inspector.view.ts'
import type { ActorPart } from './part.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    '@media (min-width: 1300px)': { gridTemplateColumns: 'minmax(0, 1fr) 380px' },
  },
  diagram: {
    height: '66vh',
    minHeight: '420px',
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

/** One actor: its chart with the states lit that it stood in, its events, and its snapshot at the moment that is shown. */
export const ActorDetail = ({ actor, log, of }: ActorPart) => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const at = useSelector(actor, shownAt)
  const snapshot = useMemo(() => standsAt(log, at).get(of.id) ?? null, [log, at, of.id])
  return (
    <div className={classes.root}>
      <div className={classes.diagram}>
        {of.definition ? (
          <ActorDiagram definition={of.definition} value={snapshot?.value ?? null} label={of.name} />
        ) : (
          t('noMachine')
        )}
      </div>
      <EventLog actor={actor} log={log} of={of} snapshot={snapshot} />
    </div>
  )
}
