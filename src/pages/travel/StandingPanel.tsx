import { Text, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { rowOf } from '../../data/record/record.view.ts'
import { same } from '../../../machines/fields/same.ts'
import type { ToldMoment } from '../../shared/endpoints/answers/workflowTravel.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CasePart } from '../case/part.ts'
import { FieldValue } from '../fields/FieldValue.tsx'
import { isWide } from '../fields/isWide.ts'
import { fieldOf } from '../subject.ts'
import { useTravelWords } from './useTravelWords.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})

interface StandingPanelProps extends CasePart {
  moment: ToldMoment
  /** The one before it; null: it is the first. */
  before: ToldMoment | null
}

/** What was known of a case at a moment, and which time limits were running. */
export const StandingPanel = ({ moment, before, ...part }: StandingPanelProps) => {
  const { area, actor } = part
  const { t, said, locale, lifecycle, eventText } = useTravelWords(part)
  const classes = useStyles()
  const row = useSelector(actor, rowOf)
  const { context, deadlines } = moment.record.snapshot
  const facts = lifecycle.facts(context)
  const earlier = before ? lifecycle.facts(before.record.snapshot.context) : facts
  const then = { ...row, ...facts }
  const names = Object.keys(area.fields).filter(
    (name) => name in facts && fieldText(said, locale, fieldOf(area, then, name)) !== null,
  )
  const labelOf = (name: string) => {
    const label = said(`${area.name}:fields.${name}`)
    return same(facts[name], earlier[name]) ? label : t('standing.changed', { label })
  }
  return (
    <Panel title={t('standing.title')}>
      <div className={classes.root}>
        {names.length > 0 ? (
          <FieldList
            items={names.map((name) => ({
              id: name,
              label: labelOf(name),
              isWide: isWide(area.fields[name]!),
              value: <FieldValue {...fieldOf(area, then, name)} />,
            }))}
          />
        ) : (
          <Text>{t('standing.none')}</Text>
        )}
        <section aria-label={t('limits.title')}>
          <Text weight="semibold">{t('limits.title')}</Text>
          {deadlines.length > 0 ? (
            <ul className={classes.list}>
              {deadlines.map(({ id, event, at }) => (
                <li key={id}>
                  {eventText(event)}: <time dateTime={at}>{formatInstant(at, locale)}</time>
                </li>
              ))}
            </ul>
          ) : (
            <div>{t('limits.none')}</div>
          )}
        </section>
      </div>
    </Panel>
  )
}
