import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Log, Moment } from '../../data/inspect/log.ts'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { eventText, timesOf, valueText } from './text.ts'

const useStyles = makeStyles({ event: { minWidth: 'auto', paddingInline: tokens.spacingHorizontalXS } })

interface MomentSheetProps {
  label: string
  log: Log
  moments: readonly Moment[]
  /** The moment that is shown. */
  at: number
  onChoose(n: number): void
}

/** Moments as a table: when, who told whom what, and how that one stood afterwards. */
export const MomentSheet = ({ label, log, moments, at, onChoose }: MomentSheetProps) => {
  const { t, i18n } = useTranslation('inspector')
  const classes = useStyles()
  const timeOf = timesOf(log, i18n.language)
  const names = new Map(log.actors.map(({ id, name }) => [id, name]))
  const heads = ['number', 'time', 'from', 'to', 'event', 'state'].map((name) => t(`table.${name}`))
  return (
    <Sheet
      label={label}
      heads={heads}
      figures={0}
      rows={moments.map(({ n, at: time, actor, source, event, snapshot }) => ({
        id: String(n),
        cells: [
          n,
          timeOf(time),
          event && (names.get(source ?? '') ?? t('sequence.outside')),
          names.get(actor) ?? actor,
          <Button
            key="event"
            size="small"
            appearance={n === at ? 'secondary' : 'subtle'}
            aria-current={n === at ? 'true' : undefined}
            className={classes.event}
            onClick={() => onChoose(n)}
          >
            {event ? eventText(event.type) : t('appeared')}
          </Button>,
          snapshot && (valueText(snapshot.value) || snapshot.status),
        ],
      }))}
    />
  )
}
