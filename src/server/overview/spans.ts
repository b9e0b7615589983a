import { dayIn } from '../../../machines/kit/calendar.ts'
import { addDays, endOfMonth, monthsUpTo } from '../../../machines/kit/days.ts'
import type { FigurePeriod, FigureSpan } from '../../shared/endpoints/answers/overview.ts'

type Span = Pick<FigureSpan, 'from' | 'to'>

const evenly = (today: string, count: number, length: number): Span[] =>
  Array.from({ length: count }, (_, index) => {
    const from = addDays(today, 1 - (count - index) * length)
    return { from, to: addDays(from, length - 1) }
  })

/** The last 12 calendar months, this one up to today. */
const months = (today: string): Span[] =>
  monthsUpTo(today, 12).map((from, index) => ({ from, to: index === 11 ? today : endOfMonth(from) }))

const divided: Record<FigurePeriod, (today: string) => Span[]> = {
  month: (today) => evenly(today, 30, 1),
  quarter: (today) => evenly(today, 13, 7),
  year: months,
}

/** What a period up to an instant is divided into, in days of a zone, without gaps. */
export const spansOf = (period: FigurePeriod, zone: string, at: Date): Span[] =>
  divided[period](dayIn(zone, at.toISOString()))
