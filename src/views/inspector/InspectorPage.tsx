import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Received, receive, withoutEvents } from '../../data/inspect/received.ts'
import { hasSender, receiveFromOpener } from '../../data/inspect/receiver.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { ActorDetail } from './ActorDetail.tsx'
import { ActorList } from './ActorList.tsx'
import { Connection } from './Connection.tsx'
import { TargetChoice } from './TargetChoice.tsx'

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalL,
  },
  gap: { flexGrow: 1 },
  rows: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingHorizontalL },
})

/** The workflows of the page that opened this one: actors, their events, and where each of them stands. */
const InspectorPage = () => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const [received, setReceived] = useState<Received>({})
  const [connected, setConnected] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  usePageTitle(t('title'))

  useEffect(
    () =>
      receiveFromOpener(
        (message) => {
          setConnected(true)
          setReceived((known) => receive(known, message))
        },
        () => setConnected(false),
      ),
    [],
  )

  const actors = Object.values(received)
  const shown = received[chosen ?? ''] ?? actors.find(({ parent }) => parent !== null) ?? actors[0]
  return (
    <>
      <div className={classes.bar}>
        <Connection connected={connected} />
        <span className={classes.gap} />
        <TargetChoice />
        <Button disabledFocusable={actors.length === 0} onClick={() => setReceived(withoutEvents)}>
          {t('clear')}
        </Button>
      </div>
      {shown ? (
        <div className={classes.rows}>
          <ActorList actors={actors} chosen={shown.id} onChoose={setChosen} />
          <ActorDetail key={shown.id} actor={shown} />
        </div>
      ) : (
        <EmptyState
          title={t(hasSender() ? 'waiting.title' : 'empty.title')}
          text={t(hasSender() ? 'waiting.text' : 'empty.text')}
        />
      )}
    </>
  )
}

export default InspectorPage
