import { Button, Textarea, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { type ReceivedSnapshot, standsAt } from '../../data/inspect/log.ts'
import { CopyButton } from '../../ui/clipboard/CopyButton.tsx'
import { testOf } from './asTest.ts'
import { isLive, shownAt } from './inspector.view.ts'
import type { ActorPart } from './part.ts'
import { eventText, timesOf, valueText } from './text.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, alignContent: 'start', minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  list: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '30vh', overflowY: 'auto' },
  event: { width: '100%', justifyContent: 'flex-start', textAlign: 'left', fontWeight: tokens.fontWeightRegular },
  words: { display: 'grid', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  snapshot: {
    height: '30vh',
    fontFamily: tokens.fontFamilyMonospace,
    '& textarea': { height: '100%', maxHeight: 'none' },
  },
})

const most = 60

interface EventLogProps extends ActorPart {
  /** At the moment that is shown. */
  snapshot: ReceivedSnapshot | null
}

/** What an actor was told, newest first, and its snapshot. */
export const EventLog = ({ actor, log, of, snapshot }: EventLogProps) => {
  const { t, i18n } = useTranslation('inspector')
  const classes = useStyles()
  const live = useSelector(actor, isLive)
  const at = useSelector(actor, shownAt)
  const timeOf = timesOf(log, i18n.language)
  const moments = log.moments.filter((moment) => moment.actor === of.id)
  const here = moments.findLast(({ n }) => n <= at)
  const before = here && standsAt(log, here.n - 1).get(of.id)
  return (
    <div className={classes.root}>
      <h2 className={classes.title}>{t('events')}</h2>
      <ol className={classes.list} reversed>
        {moments
          .slice(-most)
          .toReversed()
          .map(({ n, event, at: time, snapshot: after }) => {
            const isChosen = !live && n === at
            return (
              <li key={n}>
                <Button
                  size="small"
                  appearance={isChosen ? 'secondary' : 'subtle'}
                  aria-current={isChosen ? 'true' : undefined}
                  className={classes.event}
                  onClick={() => actor.send({ type: 'moment.chosen', n })}
                >
                  <span className={classes.words}>
                    {event ? eventText(event.type) : t('appeared')}
                    <span className={classes.quiet}>
                      {timeOf(time)} {after && `· ${valueText(after.value)}`}
                    </span>
                  </span>
                </Button>
              </li>
            )
          })}
      </ol>
      <div className={classes.head}>
        <h2 className={classes.title}>{t(live ? 'snapshot.now' : 'snapshot.then')}</h2>
        {of.definition && here?.event && before && (
          <CopyButton size="small" label={t('asTest')} text={testOf(of, before, here)} />
        )}
      </div>
      <Textarea
        readOnly
        className={classes.snapshot}
        aria-label={t('snapshot.label')}
        value={JSON.stringify(snapshot, null, 2)}
      />
    </div>
  )
}
