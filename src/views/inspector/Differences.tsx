import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Moment, standsAt } from '../../data/inspect/log.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { jsonChanges } from '../../ui/fields/jsonChanges.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { shownAt } from './inspector.view.ts'
import type { ActorPart } from './part.ts'
import { eventText, timesOf } from './text.ts'

const useStyles = makeStyles({
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    marginBottom: tokens.spacingVerticalM,
  },
  value: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
})

/** The moments that are offered, of those of one actor. */
const most = 300

/** What stands otherwise in an actor's snapshot than after another moment: by default the one before. */
export const Differences = ({ actor, log, of }: ActorPart) => {
  const { t, i18n } = useTranslation('inspector')
  const classes = useStyles()
  const at = useSelector(actor, shownAt)
  const [chosen, setChosen] = useState('')
  const timeOf = timesOf(log, i18n.language)
  const moments = log.moments.filter(({ actor: one, snapshot }) => one === of.id && snapshot)
  const here = moments.findLast(({ n }) => n <= at)
  const other = moments.find(({ n }) => String(n) === chosen) ?? moments[moments.findIndex((one) => one === here) - 1]
  const nameOf = ({ n, event, at: time }: Moment) =>
    `${n} · ${event ? eventText(event.type) : t('appeared')} · ${timeOf(time)}`
  const options = moments
    .slice(-most)
    .toReversed()
    .map((one) => ({ value: String(one.n), label: nameOf(one) }))
  const before = other ? other.snapshot : standsAt(log, (here?.n ?? 0) - 1).get(of.id)
  const changes = here && before ? jsonChanges(before, here.snapshot) : []
  const written = (value: unknown) => (
    <span className={classes.value}>{value === undefined ? '' : JSON.stringify(value)}</span>
  )
  const kindOf = (was: unknown, is: unknown) => (was === undefined ? 'added' : is === undefined ? 'removed' : 'changed')
  return (
    <Panel title={t('differences.title', { name: of.name })}>
      <div className={classes.ways}>
        <LabelledSelect
          label={t('differences.of')}
          value={String(here?.n ?? '')}
          options={options}
          onChange={(n) => actor.send({ type: 'moment.chosen', n: Number(n) })}
        />
        <LabelledSelect
          label={t('differences.against')}
          value={chosen}
          options={[{ value: '', label: t('differences.before') }, ...options]}
          onChange={setChosen}
        />
      </div>
      {changes.length === 0 ? (
        <EmptyState title={t(before ? 'differences.none' : 'differences.nothingBefore')} />
      ) : (
        <Sheet
          label={t('views.differences')}
          heads={['path', 'kind', 'was', 'is'].map((name) => t(`differences.${name}`))}
          figures={0}
          rows={changes.map(({ path, before: was, after }) => ({
            id: path,
            cells: [
              <code key="path">{path}</code>,
              t(`differences.kinds.${kindOf(was, after)}`),
              written(was),
              written(after),
            ],
          }))}
        />
      )}
    </Panel>
  )
}
