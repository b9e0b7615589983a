import { Button, Text, makeStyles, tokens } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons'
import type { i18n as I18n } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutlineTransition } from '../../../../machines/kernel/outline.ts'
import type { Lifecycle } from '../../../../machines/kernel/types.ts'
import { useKept } from '../../../data/kept/useKept.ts'
import { chartDigest } from '../../../shared/chartDigest.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { wordsOf } from '../../../ui/statechart/words.ts'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import type { PartProps } from '../part.ts'
import { readTests } from '../tests.gateway.ts'
import { ComparedPanel } from './ComparedPanel.tsx'
import { type Condition, demands, rulesOf } from './conditions.ts'
import { MutantsPanel } from './MutantsPanel.tsx'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  print: { flexShrink: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
})

/** A rule as it refuses, whatever the figures are. */
const sentenceOf = ({ language, getResource }: I18n, { id }: Lifecycle, name: string): string => {
  const said: unknown = getResource(language, id, `reasons.${name}`)
  return typeof said === 'string' ? said.replaceAll(/\{\{[^}]*\}\}/g, '…').replaceAll(/\$t\([^)]*\)/g, '…') : name
}

/** What is decided in each state, by whom, and what is in the way: as an underwriter reads it. */
const TablePart = ({ machine, words }: PartProps) => {
  const { area, chart, lifecycle } = machine
  const { t, i18n } = useTranslation(['workflows', area.name, lifecycle.id])
  const classes = useStyles()
  const { rules } = lifecycle
  const digest = useMemo(() => chartDigest(lifecycle.machine), [lifecycle])
  const { answer, renew } = useKept(readTests, { machine: lifecycle.id, digest })
  const hunted = answer?.mutants ?? null
  const textOf = (condition: Condition): string =>
    'rule' in condition
      ? sentenceOf(i18n, lifecycle, condition.not ? `not.${condition.rule}` : condition.rule)
      : condition.parts.map(textOf).join(` ${t(`table.${condition.kind}`)} `)
  const asksWho = (condition: Condition) =>
    rulesOf(condition).some((name) => rules[name]?.asksWho ?? rules[name]?.permission)
  const listed = (all: readonly Condition[]) =>
    all.length === 0 ? null : (
      <ul className={classes.list}>
        {all.map((one) => (
          <li key={textOf(one)}>{textOf(one)}</li>
        ))}
      </ul>
    )
  const nameOf = (id: string) => words.textOf(chart.states.find((state) => state.id === id)?.label ?? id)
  const cells = (one: OutlineTransition) => {
    const asked = demands(one.guard)
    return [
      wordsOf(one, words),
      one.deadline ? t('table.clock') : one.label === null ? t('table.host') : listed(asked.filter(asksWho)),
      listed(asked.filter((condition) => !asksWho(condition))),
      one.from === one.to ? t('stays') : nameOf(one.to),
    ]
  }
  const pathOf = (id: string): string => {
    const state = chart.states.find((one) => one.id === id)!
    return [...(state.parent ? [pathOf(state.parent)] : []), words.textOf(state.label)].join(' › ')
  }
  const deciding = chart.states.filter(({ id }) => chart.transitions.some(({ from }) => from === id))
  return (
    <div className={classes.part}>
      <div className={classes.head}>
        <Text className={classes.quiet}>{t('table.intro')}</Text>
        <Button data-screen className={classes.print} icon={<PrintRegular />} onClick={() => print()}>
          {t('common:profileMenu.print')}
        </Button>
      </div>
      {deciding.map(({ id }) => (
        <Panel key={id} title={pathOf(id)}>
          <Sheet
            label={pathOf(id)}
            heads={[t('table.what'), t('table.who'), t('table.refused'), t('table.then')]}
            figures={0}
            rows={chart.transitions
              .filter(({ from }) => from === id)
              .map((one, index) => ({ id: String(index), cells: cells(one) }))}
          />
        </Panel>
      ))}
      {hunted && <ComparedPanel machine={machine} words={words} hunted={hunted} />}
      <MutantsPanel machine={machine} words={words} hunted={hunted} digest={digest} onKept={renew} />
    </div>
  )
}

export default TablePart
