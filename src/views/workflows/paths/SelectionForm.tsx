import { Checkbox, Field, Select, SpinButton, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { nodesOf, transitionsOf } from '../../../../machines/kernel/chart.ts'
import { leavesOf } from '../../../../machines/kernel/guards.ts'
import type { Selection } from '../../../../machines/kernel/selected.ts'
import type { Machine } from '../machines.gateway.ts'
import type { Words } from '../../../ui/statechart/words.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    // A choice is as wide as its place, however long its longest option.
    '& > *': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& select': { textOverflow: 'ellipsis' },
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
  avoid: { marginTop: tokens.spacingVerticalM },
  events: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' },
})

interface SelectionFormProps {
  machine: Machine
  words: Words
  /** How many records paths start from. */
  samples: number
  selection: Selection
  onChange(selection: Selection): void
}

/** The longest path that is looked for. */
const longest = 30

/** Which paths are wanted. */
export const SelectionForm = ({ machine, words, samples, selection, onChange }: SelectionFormProps) => {
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const { area, chart, lifecycle } = machine
  const { textOf } = words
  const change = (part: Partial<Selection>) => onChange({ ...selection, ...part })
  const inner = chart.states.filter(({ parent }) => parent !== null)
  const all = nodesOf(lifecycle.machine).flatMap(transitionsOf)
  const rules = [...new Set(all.flatMap(({ guard }) => leavesOf(lifecycle.machine, guard)))].toSorted()
  const events = new Map(chart.transitions.flatMap(({ event, label }) => (label ? [[event, textOf(label)]] : [])))
  return (
    <>
      <div className={classes.fields}>
        <Field label={t('paths.kind')}>
          <Select value={selection.kind} onChange={(_, { value }) => change({ kind: value as Selection['kind'] })}>
            <option value="shortest">{t('paths.shortest')}</option>
            <option value="simple">{t('paths.simple')}</option>
          </Select>
        </Field>
        <Field label={t('paths.start')}>
          <Select
            value={selection.start === null ? '' : String(selection.start)}
            onChange={(_, { value }) => change({ start: value === '' ? null : Number(value) })}
          >
            <option value="">{t('paths.anyStart')}</option>
            {Array.from({ length: samples }, (_, index) => (
              <option key={index} value={index}>
                {t('paths.sample', { number: index + 1 })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('paths.goal')}>
          <Select value={selection.goal} onChange={(_, { value }) => change({ goal: value })}>
            {Object.entries(area.lifecycle!.statuses).map(([status, { label }]) => (
              <option key={status} value={status}>
                {textOf(label)}
              </option>
            ))}
            {inner.map(({ id, label }) => (
              <option key={id} value={id}>
                {textOf(label)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('paths.rule')} hint={t('paths.ruleHint')}>
          <Select
            value={selection.rules[0] ?? ''}
            onChange={(_, { value }) => change({ rules: value === '' ? [] : [value] })}
          >
            <option value="">{t('paths.noRule')}</option>
            {rules.map((rule) => (
              <option key={rule}>{rule}</option>
            ))}
          </Select>
        </Field>
        <Field label={t('paths.longest')}>
          <SpinButton
            min={1}
            max={longest}
            value={selection.longest}
            onChange={(_, { value }) => {
              if (typeof value === 'number' && value >= 1 && value <= longest) change({ longest: value })
            }}
          />
        </Field>
      </div>
      <details className={classes.avoid}>
        <summary>{t('paths.avoid', { count: selection.avoid.length })}</summary>
        <div role="group" aria-label={t('paths.avoided')} className={classes.events}>
          {[...events].map(([type, label]) => (
            <Checkbox
              key={type}
              label={label}
              checked={selection.avoid.includes(type)}
              onChange={(_, { checked }) =>
                change({
                  avoid: checked ? [...selection.avoid, type] : selection.avoid.filter((one) => one !== type),
                })
              }
            />
          ))}
        </div>
      </details>
    </>
  )
}
