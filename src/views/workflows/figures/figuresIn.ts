import { tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import type { OutlineTransition } from '../../../../machines/kernel/outline.ts'
import { addDays, days } from '../../../../machines/kit/days.ts'
import { tabsOf } from '../../../shared/area/lists.ts'
import type {
  Compared,
  ProcessFigures,
  ToldCount,
  WayFigures,
} from '../../../shared/endpoints/answers/workflowFigures.ts'
import { narrowedTo } from '../../../shared/filters/narrowed.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { durationText } from '../../../shared/format/duration.ts'
import type { Figure, Point, Value } from '../../../ui/figures/figure.ts'
import { wordsOf, type Words } from '../../../ui/statechart/words.ts'
import type { CountedMachine } from '../machines.gateway.ts'
import { addedBy, leadingOut, limitsKept, refusedBy, strayed } from './counts.ts'

export interface Reading {
  t: TFunction
  words: Words
  machine: CountedMachine
  figures: ProcessFigures
  ways: WayFigures
}

/** Days ahead of which is told what ends. */
const daysAhead = 7

const secondsOfDay = days(1) / 1000

const colours = {
  count: tokens.colorBrandForeground1,
  before: tokens.colorNeutralForeground3,
  missed: tokens.colorStatusDangerBackground3,
  times: tokens.colorPaletteMarigoldBorderActive,
}

/** Told apart in both schemes; what has none of its own has the last. */
const ofStates = [
  tokens.colorPaletteBlueBorderActive,
  tokens.colorPaletteTealBorderActive,
  tokens.colorPalettePurpleBorderActive,
  tokens.colorPaletteMarigoldBorderActive,
  tokens.colorPalettePinkBorderActive,
  tokens.colorNeutralStroke1,
]

const sayings = ({ t, words, machine, figures }: Reading) => {
  const { chart, lifecycle } = machine
  const states = new Map(chart.states.filter(({ parent }) => parent === null).map((state) => [state.status, state]))
  const transitions = new Map(chart.transitions.map((one): [string, OutlineTransition] => [one.id, one]))
  const state = (status: string) => {
    const known = states.get(status)
    return known ? words.textOf(known.label) : status
  }
  const counted = (count: ToldCount, to: string | null = null): Value =>
    count === null ? { value: null, to: null, said: t('figures.fewer') } : { value: count, to }
  return {
    state,
    counted,
    event: (event: string, taken: string | null): string => {
      const known = transitions.get(taken ?? '') ?? chart.transitions.find((one) => one.event === event)
      return known ? wordsOf(known, words) : event
    },
    rule: (guard: string) => words.textOf(`${lifecycle.id}:reasons.${guard}`),
    lasting: (count: number) => durationText(days(count), words.language),
    /** The period's, and the one's before it where they are compared. */
    compared: ({ count, before }: Compared, to: string | null = null): Value[] => [
      counted(count, to),
      ...(figures.before ? [counted(before)] : []),
    ],
    comparedSeries: [
      { id: 'count', label: t('figures.series.count'), colour: colours.count },
      ...(figures.before ? [{ id: 'before', label: t('figures.series.before'), colour: colours.before }] : []),
    ],
    point: (label: string, values: Value[]): Point => ({ label, tick: label, day: null, values }),
    ranks: (id: string, of: string, more: Pick<Figure, 'series' | 'points'> & Partial<Figure>): Figure => ({
      id,
      title: t(`figures.titles.${id}`),
      drawn: 'ranks',
      of: t(`figures.of.${of}`),
      told: formatNumber,
      ticked: formatNumber,
      ...more,
    }),
  }
}

/** Seconds in days, as a chart has them. */
const inDays = (seconds: number | undefined): number | null =>
  seconds === undefined ? null : Math.round((seconds / secondsOfDay) * 10_000) / 10_000

type Sayings = ReturnType<typeof sayings>

const standing = ({ t, machine: { area, chart, counts } }: Reading, say: Sayings): Figure => {
  const tabs = Object.entries(tabsOf(area))
  return say.ranks('standing', 'state', {
    series: [{ id: 'now', label: t('figures.series.now'), colour: colours.count }],
    points: chart.states
      .filter(({ parent }) => parent === null)
      .flatMap(({ status }) => {
        const tab = tabs.find(([, where]) => where.status === status)?.[0]
        const found = counts.find((one) => one.tab === tab)
        if (!tab || !found) return []
        const said = found.capped ? { said: `${formatNumber(found.count)}+` } : {}
        return [say.point(say.state(status), [{ value: found.count, to: `${area.route}?tab=${tab}`, ...said }])]
      }),
  })
}

const stays = ({ t, machine: { area, chart }, figures }: Reading, say: Sayings): Figure => {
  const { stays: found, before } = figures
  const listOf = (status: string) =>
    narrowedTo(area.route, 'moved_at', figures, { moved_by: leadingOut(chart, status) })
  return say.ranks('stays', 'state', {
    series: [
      { id: 'median', label: t('figures.series.median'), colour: colours.times },
      { id: 'p90', label: t('figures.series.p90'), colour: colours.times },
      ...(before ? [{ id: 'before', label: t('figures.series.medianBefore'), colour: colours.before }] : []),
    ],
    points: found
      .toSorted((one, other) => (other.stay?.median ?? 0) - (one.stay?.median ?? 0))
      .map(({ status, stay, before: was }) =>
        say.point(say.state(status), [
          { value: inDays(stay?.median), to: listOf(status) },
          { value: inDays(stay?.p90), to: listOf(status) },
          ...(before ? [{ value: inDays(was?.median), to: null }] : []),
        ]),
      ),
    told: say.lasting,
    isBare: true,
  })
}

const desks = ({ t, figures: { desks: found } }: Reading, say: Sayings): Figure =>
  say.ranks('desks', 'desk', {
    series: [
      { id: 'median', label: t('figures.series.waited'), colour: colours.times },
      { id: 'longest', label: t('figures.series.longest'), colour: colours.times },
      { id: 'count', label: t('figures.series.waiting'), colour: colours.count, told: formatNumber },
    ],
    points: found.map(({ status, desk, median, longest, count }) =>
      say.point(
        `${say.state(status)} · ${t(`fields:options.desk.${desk}`)}`,
        [inDays(median), inDays(longest), count].map((value) => ({ value, to: null })),
      ),
    ),
    told: say.lasting,
    isBare: true,
  })

const taken = ({ t, machine: { area, chart }, figures }: Reading, say: Sayings): Figure => {
  const found = addedBy(
    figures.moves.filter(({ from }) => from !== null),
    ({ from, to, event, taken: one }) => one ?? JSON.stringify([from, to, event]),
  )
  const known = new Set(found.map(({ key }) => key))
  const labelOf = (from: string, words: string, to: string) => `${from}: ${words}${from === to ? '' : ` → ${to}`}`
  const never = chart.transitions.filter(({ id, event }) => event !== '' && !known.has(id))
  const nameOf = (id: string) => say.state(chart.states.find((state) => state.id === id)?.status ?? id)
  return say.ranks('taken', 'transition', {
    series: say.comparedSeries,
    points: [
      ...found.map(({ move, ...counts }) =>
        say.point(
          labelOf(say.state(move.from!), say.event(move.event, move.taken), say.state(move.to)),
          say.compared(
            counts,
            move.taken === null ? null : narrowedTo(area.route, 'moved_at', figures, { moved_by: move.taken }),
          ),
        ),
      ),
      ...never.map(({ id, from, to, event }) =>
        say.point(labelOf(nameOf(from), say.event(event, id), nameOf(to)), say.compared({ count: 0, before: 0 })),
      ),
    ],
    overall: t('figures.never', { count: never.length }),
  })
}

const turnBacks = ({ figures: { moves } }: Reading, say: Sayings): Figure =>
  say.ranks('turnBacks', 'way', {
    series: say.comparedSeries,
    points: addedBy(
      moves.filter(({ isBack }) => isBack),
      ({ from, to }) => `${from} ${to}`,
    ).map(({ move: { from, to }, ...counts }) =>
      say.point(`${say.state(from!)} → ${say.state(to)}`, say.compared(counts)),
    ),
  })

const refusals = ({ machine: { area }, figures }: Reading, say: Sayings): Figure =>
  say.ranks('refusals', 'rule', {
    series: say.comparedSeries,
    points: refusedBy(figures.refusals).map(({ event, guard, ...counts }) =>
      say.point(
        `${say.event(event, null)}: ${say.rule(guard)}`,
        say.compared(
          counts,
          narrowedTo(
            area.route,
            'refused_at',
            { from: figures.from, to: figures.to },
            { refused_by: guard, refused_event: event },
          ),
        ),
      ),
    ),
  })

const limits = ({ t, machine: { chart }, figures: { moves } }: Reading, say: Sayings): Figure =>
  say.ranks('limits', 'state', {
    series: [
      { id: 'missed', label: t('figures.series.missed'), colour: colours.missed },
      { id: 'met', label: t('figures.series.met'), colour: colours.count },
    ],
    points: limitsKept(chart, moves)
      .filter(({ met, missed }) => met !== 0 || missed !== 0)
      .map(({ status, met, missed }) => say.point(say.state(status), [say.counted(missed), say.counted(met)])),
  })

const wayPoints = ({ t, machine: { chart }, ways: { ways, others } }: Reading, say: Sayings): Figure =>
  say.ranks('ways', 'way', {
    series: say.comparedSeries,
    points: [
      ...ways.map(({ way, ...counts }) => {
        const label = way.map(say.state).join(' → ')
        const told = strayed(chart, way).length === 0 ? label : `${label} (${t('figures.notInChart')})`
        return say.point(told, say.compared(counts))
      }),
      ...(others.count === 0 && others.before === 0 ? [] : [say.point(t('figures.otherWays'), say.compared(others))]),
    ],
  })

const due = ({ t, words: { language }, machine: { area }, figures }: Reading, say: Sayings): Figure => {
  const statuses = [...new Set(figures.due.map(({ status }) => status))]
  return {
    id: 'due',
    title: t('figures.titles.due'),
    drawn: 'stacks',
    of: t('figures.of.day'),
    series: statuses.map((status, index) => ({
      id: status,
      label: say.state(status),
      colour: ofStates[index] ?? ofStates.at(-1)!,
    })),
    points: Array.from({ length: daysAhead }, (_, index) => addDays(figures.to, index)).map((day) => ({
      label: formatDate(day, language, 'list'),
      tick: formatDate(day, language, 'list').slice(0, 'DD/MMM'.length),
      day,
      values: statuses.map((status) => ({
        value: figures.due.find((one) => one.day === day && one.status === status)?.count ?? 0,
        to: narrowedTo(area.route, 'deadline_at', { from: day, to: day }, { status }),
      })),
    })),
    told: formatNumber,
    ticked: formatNumber,
  }
}

/** What the figures of a machine tell, each by itself. */
export const figuresIn = (reading: Reading): Figure[] => {
  const say = sayings(reading)
  return [standing, stays, desks, taken, turnBacks, refusals, limits, wayPoints, due].map((of) => of(reading, say))
}
