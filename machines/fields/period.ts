import { isDay } from './day.ts'
import { must, say } from './messages.ts'
import { isStorable } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** Two calendar days with a slash between them, both inclusive. */
export interface Period extends Declared {
  type: 'period'
}

export const daysOf = (period: string): { begin: string; end: string } => {
  const [begin = '', end = ''] = period.split('/')
  return { begin, end }
}

const isWhole = (period: string): boolean => {
  const { begin, end } = daysOf(period)
  return begin !== '' && end !== ''
}

const isOfDays = (period: string): boolean => {
  const { begin, end } = daysOf(period)
  return isDay(begin) && isDay(end) && period === `${begin}/${end}`
}

const endsBeforeItBegins = (period: string): boolean => {
  const { begin, end } = daysOf(period)
  return end < begin
}

export const period = fieldType<Period, string>({
  schema: ({ string }) =>
    string()
      .test(must(say('periodIncomplete'), isWhole))
      .test(must<string>(say('day'), (value) => !isWhole(value) || isOfDays(value)))
      .test(must<string>(say('periodOrder'), (value) => !isOfDays(value) || !endsBeforeItBegins(value))),
  text: (value, { day }) => value.split('/').map(day).join(' – '),
  sql: 'text',
  scalar: 'String',
  empty: null,
  cursor: isStorable,
  filters: ['dateRange'],
  shape: 'line',
})
