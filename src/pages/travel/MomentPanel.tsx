import { Slider, Text, makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { formatInstant } from '../../shared/format/date.ts'
import type { ToldMoment } from '../../shared/endpoints/answers/workflowTravel.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { entryText } from '../case/history.ts'
import type { CasePart } from '../case/part.ts'
import { authorText } from '../history/author.ts'
import { useTravelWords } from './useTravelWords.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
  slider: { width: '100%' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground2 },
})

interface MomentPanelProps extends CasePart {
  moments: readonly ToldMoment[]
  chosen: number
  aside: ReactNode
  onChoose(index: number): void
}

/** The moments of a case on a line, one of which is looked at. */
export const MomentPanel = ({ moments, chosen, aside, onChoose, ...part }: MomentPanelProps) => {
  const words = useTravelWords(part)
  const { t, said, locale, lifecycle, statusText } = words
  const classes = useStyles()
  const id = useId()
  const { entry, at } = moments[chosen]!
  const title = entryText({ t: said, lifecycle }, entry)
  const when = formatInstant(at, locale)
  return (
    <Panel title={t('moment.title')} aside={aside}>
      <div className={classes.root}>
        <label htmlFor={id} className={classes.quiet}>
          {t('moment.of', { number: chosen + 1, count: moments.length })}
        </label>
        <Slider
          className={classes.slider}
          min={0}
          max={Math.max(moments.length - 1, 1)}
          value={chosen}
          disabled={moments.length === 1}
          input={{ id, 'aria-valuetext': `${title}, ${when}` }}
          onChange={(_, { value }) => onChoose(Math.min(value, moments.length - 1))}
        />
        <div className={classes.head}>
          <Text weight="semibold">{title}</Text>
          <IntentBadge intent={part.area.lifecycle!.statuses[entry.to]!.intent}>{statusText(entry.to)}</IntentBadge>
          <Text className={classes.quiet}>
            {authorText(said, entry.by)} · <time dateTime={at}>{when}</time>
          </Text>
        </div>
      </div>
    </Panel>
  )
}
