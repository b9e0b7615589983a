import { SearchBox, makeStyles, tokens } from '@fluentui/react-components'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { delayOf } from '../../../../machines/kernel/chart.ts'
import type { Outline } from '../../../../machines/kernel/outline.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { type Heated, heatOn, heatText } from '../../../ui/statechart/heat.ts'
import { wordsOf, type Words } from '../../../ui/statechart/words.ts'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import type { ShownCases } from './cases.ts'

const useStyles = makeStyles({
  name: { whiteSpace: 'nowrap' },
  code: { fontSize: tokens.fontSizeBase200 },
})

interface TransitionsPanelProps {
  chart: Outline
  words: Words
  cases: ShownCases | undefined
}

/** Every transition of a machine, as a table that says what the drawing shows, and by which rules and with which effects. */
export const TransitionsPanel = ({ chart: { id, states, transitions }, words, cases }: TransitionsPanelProps) => {
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed).trim().toLowerCase()
  const nameOf = (state: string) => {
    const found = states.find((one) => one.id === state)
    return found ? words.textOf(found.label) : t('everywhere', { id })
  }
  const moved = cases?.moved
  const numberOf = (heat: Heated, ids: string[]) => {
    const count = heatOn(
      heat.counts,
      ids.map((one) => ({ id: one })),
    )
    const to = count === 0 ? null : heat.to?.(ids)
    return to ? <TextLink to={to}>{heatText(count)}</TextLink> : heatText(count)
  }
  const taken = (one: string) => moved && numberOf(moved.taken, [one])
  const refused = (one: string) =>
    moved && (
      <>
        {numberOf(moved.refused, [one])}
        {moved.refusals.get(one)?.map(({ guard, count }) => (
          <div key={guard}>
            <code className={classes.code}>{guard}</code> {heatText(count)}
          </div>
        ))}
      </>
    )
  const rows = transitions.map((one, index) => ({
    id: String(index),
    counts: cases ? [taken(one.id), refused(one.id)] : [],
    texts: [
      nameOf(one.from),
      wordsOf(one, words),
      one.deadline ? delayOf(one.event) : one.event,
      one.guard ?? '',
      one.from === one.to ? t('stays') : nameOf(one.to),
      one.effects.join(', '),
    ],
  }))
  const found = rows.filter(({ texts }) => texts.some((text) => text.toLowerCase().includes(sought)))
  const title = t('transitionsTitle')
  return (
    <Panel
      title={title}
      aside={
        <SearchBox
          value={typed}
          placeholder={t('search')}
          aria-label={t('search')}
          onChange={(_, { value }) => setTyped(value)}
        />
      }
    >
      {found.length === 0 ? (
        <EmptyState title={t('noneFound')} />
      ) : (
        <Sheet
          label={title}
          heads={[
            t('from'),
            t('lead'),
            t('event'),
            t('rules'),
            t('to'),
            t('effects'),
            ...(cases ? [t('lines.taken'), t('lines.refused')] : []),
          ]}
          figures={cases ? 2 : 0}
          rows={found.map(({ id: row, counts, texts: [from, lead, event, rules, to, effects] }) => ({
            id: row,
            cells: [
              <span key="from" className={classes.name}>
                {from}
              </span>,
              lead,
              <code key="event" className={classes.code}>
                {event}
              </code>,
              <code key="rules" className={classes.code}>
                {rules}
              </code>,
              <span key="to" className={classes.name}>
                {to}
              </span>,
              <code key="effects" className={classes.code}>
                {effects}
              </code>,
              ...counts,
            ],
          }))}
        />
      )}
    </Panel>
  )
}
