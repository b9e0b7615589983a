import {
  HorizontalBarChartWithAxis,
  LineChart,
  ResponsiveContainer,
  VerticalStackedBarChart,
} from '@fluentui/react-charts'
import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Figure, Point } from './figure.ts'

/** Marks on an axis of time, as many as have room. */
const marks = 6

const height = 260
/** Bars that are ranked, those that come first; all of them are in the table. */
const mostRanked = 15
/** Letters of a rule that stand beside its bar; all of them where it is pointed at. */
const letters = 34

/** With room for what is written at the left of an axis. */
const margins = { left: 64, right: 24, top: 24, bottom: 36 }

/** Of the line and of the bars upon each other. */
const highest = (points: readonly Point[]): number => {
  const [line, ...bars] = [0, 1, 2].map((index) => points.map(({ values }) => values[index]!.value ?? 0))
  return Math.max(...line!, ...points.map((_, at) => bars.reduce((sum, bar) => sum + bar[at]!, 0)))
}

const useStyles = makeStyles({
  legend: { textTransform: 'none' },
})

const dateOf = ({ day }: Point): Date => new Date(`${day}T00:00:00Z`)

/** A figure as Fluent draws it. */
const FigureChart = ({ figure }: { figure: Figure }) => {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const classes = useStyles()
  const { title, drawn, series, points, told, ticked, isBare } = figure
  const open = (to: string | null) => (to === null ? undefined : () => void navigate(to))
  const step = Math.ceil(points.length / marks)
  const ofTime = {
    culture: i18n.language,
    height,
    useUTC: true,
    tickValues: points.filter((_, index) => (points.length - 1 - index) % step === 0).map(dateOf),
    customDateTimeFormatter: (at: Date) => points.find((point) => +dateOf(point) === +at)?.tick ?? '',
    yAxisTickFormat: ticked,
    roundedTicks: true,
    margins,
    enabledLegendsWrapLines: true,
    legendProps: { allowFocusOnLegends: true, styles: { text: classes.legend } },
  }
  const bar = (point: Point, index: number) => {
    const { value, to } = point.values[index]!
    return {
      legend: series[index]!.label,
      color: series[index]!.colour,
      data: value ?? 0,
      xAxisCalloutData: point.label,
      yAxisCalloutData: told(value ?? 0),
      onClick: open(to),
    }
  }
  if (drawn === 'ranks') {
    const ranked = points.filter(({ values: [one] }) => one!.value !== null).slice(0, mostRanked)
    return (
      <ResponsiveContainer>
        <HorizontalBarChartWithAxis
          chartTitle={title}
          culture={i18n.language}
          height={Math.max(120, ranked.length * 44 + 60)}
          data={ranked.toReversed().map(({ label, tick, values: [one] }) => ({
            x: one!.value ?? 0,
            y: tick,
            legend: label,
            color: series[0]!.colour,
            yAxisCalloutData: told(one!.value ?? 0),
            onClick: open(one!.to),
          }))}
          hideLegend
          hideLabels={isBare}
          showYAxisLablesTooltip
          noOfCharsToTruncate={letters}
          xAxisTickCount={4}
          margins={{ ...margins, left: 210 }}
        />
      </ResponsiveContainer>
    )
  }
  if (drawn === 'lines')
    return (
      <ResponsiveContainer>
        <LineChart
          {...ofTime}
          data={{
            chartTitle: title,
            lineChartData: series.map(({ label, colour }, index) => ({
              legend: label,
              color: colour,
              data: points.flatMap((point) => {
                const { value, to } = point.values[index]!
                if (value === null) return []
                return [
                  {
                    x: dateOf(point),
                    y: value,
                    xAxisCalloutData: point.label,
                    yAxisCalloutData: told(value),
                    onDataPointClick: open(to),
                  },
                ]
              }),
            })),
          }}
        />
      </ResponsiveContainer>
    )
  const isOver = drawn === 'bars'
  return (
    <ResponsiveContainer>
      <VerticalStackedBarChart
        {...ofTime}
        chartTitle={title}
        barGapMax={2}
        {...(isOver && { yMaxValue: highest(points) })}
        data={points.map((point) => ({
          xAxisPoint: dateOf(point),
          xAxisCalloutData: point.label,
          chartData: series.slice(isOver ? 1 : 0).map((_, index) => bar(point, isOver ? index + 1 : index)),
          ...(isOver && {
            lineData: [
              {
                y: point.values[0]!.value ?? 0,
                color: series[0]!.colour,
                legend: series[0]!.label,
                yAxisCalloutData: told(point.values[0]!.value ?? 0),
              },
            ],
          }),
        }))}
        onBarClick={(_, data) => 'onClick' in data && (data as { onClick?: () => void }).onClick?.()}
      />
    </ResponsiveContainer>
  )
}

export default FigureChart
