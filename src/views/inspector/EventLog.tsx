import { Button, Textarea, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ReceivedActor, ReceivedSnapshot } from '../../data/inspect/received.ts'
import { formatTime } from '../../shared/format/date.ts'
import { eventText, valueText } from './text.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, alignContent: 'start', minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  list: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '36vh', overflowY: 'auto' },
  event: { width: '100%', justifyContent: 'flex-start', textAlign: 'left', fontWeight: tokens.fontWeightRegular },
  words: { display: 'grid', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  snapshot: {
    height: '34vh',
    fontFamily: tokens.fontFamilyMonospace,
    '& textarea': { height: '100%', maxHeight: 'none' },
  },
})

interface EventLogProps {
  actor: ReceivedActor
  chosen: number | null
  /** After the chosen event, or now. */
  snapshot: ReceivedSnapshot
  onChoose(id: number | null): void
}

/** What an actor was told, newest first, and its snapshot. */
export const EventLog = ({ actor, chosen, snapshot, onChoose }: EventLogProps) => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  return (
    <div className={classes.root}>
      <h2 className={classes.title}>{t('events')}</h2>
      <ol className={classes.list} reversed>
        {actor.events.toReversed().map(({ id, type, at, snapshot: after }) => (
          <li key={id}>
            <Button
              size="small"
              appearance={id === chosen ? 'secondary' : 'subtle'}
              aria-pressed={id === chosen}
              className={classes.event}
              onClick={() => onChoose(id === chosen ? null : id)}
            >
              <span className={classes.words}>
                {eventText(type)}
                <span className={classes.quiet}>
                  {formatTime(new Date(at).toISOString(), 'second')} {after && `· ${valueText(after.value)}`}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ol>
      <h2 className={classes.title}>{t(chosen === null ? 'snapshot.now' : 'snapshot.then')}</h2>
      <Textarea
        readOnly
        className={classes.snapshot}
        aria-label={t('snapshot.label')}
        value={JSON.stringify(snapshot, null, 2)}
      />
    </div>
  )
}
