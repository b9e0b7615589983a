import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useKept } from '../../../data/kept/useKept.ts'
import { useMayOpen } from '../../../data/person.ts'
import { type FigureDays, figureDays } from '../../../shared/endpoints/answers/workflowFigures.ts'
import { chartOf } from '../../../ui/statechart/chart.ts'
import { hottestOf } from '../../../ui/statechart/drawing.ts'
import { HeatLegend } from '../../../ui/statechart/HeatLegend.tsx'
import type { Step } from '../../../ui/statechart/way.ts'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { refusedOn } from '../figures/counts.ts'
import { readFigures } from '../figures/figures.gateway.ts'
import type { PartProps } from '../part.ts'
import { ChartView } from './ChartView.tsx'
import { countedIn, refusedIn, takenIn } from './counted.ts'
import { WaysPanel } from './WaysPanel.tsx'

const useStyles = makeStyles({
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalM,
  },
})

const lineKinds = ['nothing', 'taken', 'refused'] as const

const stepsOf = (way: readonly string[] | null): Step[] =>
  (way ?? []).map((to, index) => ({ event: null, from: way![index - 1] ?? null, to }))

/** The machine with what its cases have done in a period, and with a way that some of them have gone. */
const Counted = ({ machine, words }: PartProps) => {
  const { area, chart, lifecycle } = machine
  const { t, i18n } = useTranslation(['workflows', area.name])
  const classes = useStyles()
  const [query, setQuery] = useSearchParams()
  const days = figureDays.find((one) => String(one) === query.get('days')) ?? 30
  const lines = lineKinds.find((one) => one === query.get('lines')) ?? 'nothing'
  const choose = (more: Record<string, string>) =>
    setQuery({ ...Object.fromEntries(query), ...more }, { replace: true, preventScrollReset: true })
  const look = { area: area.id, days, compare: true }
  const { answer, failed, retry, choose: ask } = useKept(readFigures, look)
  const [way, setWay] = useState<readonly string[] | null>(null)
  const figures = answer?.figures ?? null
  const counted = useMemo(() => countedIn(machine, figures, i18n.language, t), [machine, figures, i18n.language, t])
  const moved = useMemo(
    () =>
      figures && {
        taken: takenIn(machine, figures),
        refused: refusedIn(machine, figures),
        refusals: refusedOn(chart, figures.refusals),
      },
    [machine, chart, figures],
  )
  const heat = lines === 'nothing' || way ? undefined : moved?.[lines]
  const hottest = useMemo(() => (heat ? hottestOf(heat.counts, chartOf(chart, words).edges) : 0), [heat, chart, words])
  const controls = (
    <div className={classes.controls}>
      <LabelledSelect
        label={t('figures.period')}
        value={String(days)}
        options={figureDays.map((one) => ({ value: String(one), label: t('figures.lastDays', { days: one }) }))}
        onChange={(chosen) => {
          choose({ days: chosen })
          ask({ ...look, days: Number(chosen) as FigureDays })
        }}
      />
      <LabelledSelect
        label={t('lines.show')}
        value={lines}
        options={lineKinds.map((one) => ({ value: one, label: t(`lines.${one}`) }))}
        onChange={(chosen) => {
          setWay(null)
          choose({ lines: chosen })
        }}
      />
      {heat && <HeatLegend of={heat.of} most={hottest} />}
    </div>
  )
  return (
    <ChartView
      name={t(`${area.name}:title`)}
      machine={lifecycle.machine}
      chart={chart}
      words={words}
      cases={{
        counted,
        moved,
        heat,
        steps: stepsOf(way),
        controls,
        ways: (
          <WaysPanel
            machine={machine}
            words={words}
            answer={answer}
            failed={failed}
            retry={retry}
            shown={way}
            onShow={setWay}
          />
        ),
      }}
    />
  )
}

/** The machine of cases as a drawing and as tables, with what its cases do where the reader may list them. */
const ChartPart = (props: PartProps) => {
  const { area, lifecycle, chart } = props.machine
  const { t } = useTranslation(['workflows', area.name])
  if (useMayOpen()(area.route)) return <Counted {...props} />
  return <ChartView name={t(`${area.name}:title`)} machine={lifecycle.machine} chart={chart} words={props.words} />
}

export default ChartPart
