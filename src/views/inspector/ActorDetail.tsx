import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReceivedActor } from '../../data/inspect/received.ts'
import { ActorDiagram } from './ActorDiagram.tsx'
import { EventLog } from './EventLog.tsx'

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

/** One actor: its chart with the present states lit, its events, and how it stood after any of them. */
export const ActorDetail = ({ actor }: { actor: ReceivedActor }) => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const [chosen, setChosen] = useState<number | null>(null)
  const event = actor.events.find(({ id }) => id === chosen)
  const snapshot = event?.snapshot ?? actor.snapshot
  return (
    <div className={classes.root}>
      <div className={classes.diagram}>
        {actor.definition ? (
          <ActorDiagram definition={actor.definition} value={snapshot.value} label={actor.name} />
        ) : (
          t('noMachine')
        )}
      </div>
      <EventLog actor={actor} chosen={event?.id ?? null} snapshot={snapshot} onChoose={setChosen} />
    </div>
  )
}
