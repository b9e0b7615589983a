import type { TFunction } from 'i18next'
import { unitOf } from '../../../../machines/fields/currencies.ts'
import { endOfMonth, monthsUpTo } from '../../../../machines/kit/days.ts'
import type { BookedFigure, FigureSpan, Figures } from '../../../shared/endpoints/answers/overview.ts'
import { dayOf, formatDate, monthName } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { narrowedTo } from '../../../shared/filters/narrowed.ts'
import { colourOf, colours, mostOrganisations } from './colours.ts'
import type { Figure, Point } from '../../../ui/figures/figure.ts'

export interface Reading {
  t: TFunction
  locale: string
  /** Of the cases. */
  lifecycle: string
  /** Namespace of what they book. */
  bookName: string
  /** The lists of the cases and of what they book; null where the reader may not open them. */
  cases: string | null
  book: string | null
}

type Days = Pick<FigureSpan, 'from' | 'to'>

/** A month, where it is divided into these, a single day, or several. */
const named = ({ from, to }: Days, locale: string, monthly: boolean): Omit<Point, 'values'> => {
  const [year, month, day] = from.split('-')
  const short = monthName(locale, Number(month), 'short')
  if (monthly) return { label: `${monthName(locale, Number(month), 'long')} ${year}`, tick: short, day: from }
  const label =
    from === to
      ? formatDate(from, locale, 'list')
      : [from, to].map((one) => formatDate(one, locale, 'list')).join(' – ')
  return { label, tick: `${Number(day)} ${short}`, day: from }
}

const isMonthly = (spans: readonly Days[]): boolean => spans.length === 12

const decisions = ({ spans }: Figures, { t, locale, cases }: Reading): Figure => ({
  id: 'decisions',
  title: t('figures.decisions'),
  drawn: 'bars',
  of: t('figures.period'),
  series: (['begun', 'granted', 'refused'] as const).map((id) => ({
    id,
    label: t(`figures.series.${id}`),
    colour: colours[id],
  })),
  points: spans.map((span) => ({
    ...named(span, locale, isMonthly(spans)),
    values: [
      { value: span.begun, to: narrowedTo(cases, 'created_at', span) },
      ...(['granted', 'refused'] as const).map((outcome) => ({
        value: span[outcome],
        to: narrowedTo(cases, 'outcome_at', span, { outcome }),
      })),
    ],
  })),
  told: formatNumber,
  ticked: formatNumber,
})

const hour = 3600

const times = ({ spans, times: all }: Figures, { t, locale, cases }: Reading): Figure => {
  /** Days from two on, else hours. */
  const told = (seconds: number): string =>
    seconds < 48 * hour
      ? t('figures.hours', { value: formatNumber(Math.round((seconds / hour) * 10) / 10) })
      : t('figures.days', { value: formatNumber(Math.round((seconds / 24 / hour) * 10) / 10) })
  return {
    id: 'times',
    title: t('figures.times'),
    drawn: 'lines',
    of: t('figures.period'),
    series: (['median', 'p90'] as const).map((id) => ({ id, label: t(`figures.series.${id}`), colour: colours[id] })),
    points: spans.map((span) => ({
      ...named(span, locale, isMonthly(spans)),
      values: (['median', 'p90'] as const).map((id) => ({
        value: span.times?.[id] ?? null,
        to: span.times && narrowedTo(cases, 'outcome_at', span),
      })),
    })),
    ...(all && { overall: t('figures.overall', { median: told(all.median), p90: told(all.p90) }) }),
    told,
    ticked: told,
  }
}

const refusals = ({ refusals: found, spans }: Figures, { t, lifecycle, cases }: Reading): Figure => {
  const days = { from: spans[0]!.from, to: spans.at(-1)!.to }
  return {
    id: 'refusals',
    title: t('figures.refusals'),
    drawn: 'ranks',
    of: t('figures.rule'),
    series: [{ id: 'times', label: t('figures.series.times'), colour: colours.times }],
    points: found.map(({ guard, times: value }) => {
      const label = t(`${lifecycle}:reasons.${guard}`)
      const to = narrowedTo(cases, 'refused_at', days, { refused_by: guard })
      return { label, tick: label, day: null, values: [{ value, to }] }
    }),
    told: formatNumber,
    ticked: formatNumber,
  }
}

/** A figure of each kind and currency, by month and organisation. */
const booked = (all: readonly BookedFigure[], today: string, { t, locale, bookName, book }: Reading): Figure[] => {
  const months = monthsUpTo(today, 12)
  const kinds = [...new Set(all.map(({ kind, currency }) => `${kind} ${currency}`))].toSorted()
  return kinds.map((told) => {
    const [kind = '', currency = ''] = told.split(' ')
    const rows = all.filter((one) => one.kind === kind && one.currency === currency)
    const sums = new Map<string, number>()
    for (const { organisation, amount } of rows)
      sums.set(organisation, (sums.get(organisation) ?? 0) + Math.abs(amount))
    const ranked = [...sums].toSorted(([, one], [, other]) => other - one).map(([organisation]) => organisation)
    const [shown, rest] = [ranked.slice(0, mostOrganisations), ranked.slice(mostOrganisations)]
    const nameOf = (organisation: string) => rows.find((row) => row.organisation === organisation)!.name
    const sumOf = (month: string, counts: (organisation: string) => boolean) =>
      rows
        .filter((row) => row.month === month && counts(row.organisation))
        .reduce((sum, { amount }) => sum + Math.abs(amount), 0)
    const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    return {
      id: `booked ${told}`,
      title: t('figures.booked', { kind: t(`${bookName}:options.kind.${kind}`) }),
      drawn: 'stacks',
      of: t('figures.month'),
      series: [
        ...shown.map((organisation, index) => ({
          id: organisation,
          label: nameOf(organisation),
          colour: colourOf(index),
        })),
        ...(rest.length > 0 ? [{ id: 'others', label: t('figures.others'), colour: colourOf(shown.length) }] : []),
      ],
      points: months.map((from) => {
        const days = { from, to: endOfMonth(from) }
        const month = from.slice(0, 'YYYY-MM'.length)
        const within = (organisations: string[]) => ({
          value: sumOf(month, (organisation) => organisations.includes(organisation)),
          to: narrowedTo(book, 'booked_on', days, { kind, owner: organisations.map(nameOf) }),
        })
        return {
          ...named(days, locale, true),
          values: [...shown.map((one) => within([one])), ...(rest.length > 0 ? [within(rest)] : [])],
        }
      }),
      told: (value) => formatMoney(value, currency),
      ticked: (value) => compact.format(value / unitOf(currency)),
    }
  })
}

/** What an area's figures tell, each by itself. */
export const figuresIn = (figures: Figures, reading: Reading): Figure[] => [
  decisions(figures, reading),
  times(figures, reading),
  ...(figures.booked ? booked(figures.booked, dayOf(figures.at), reading) : []),
  refusals(figures, reading),
]
