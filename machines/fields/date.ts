import { must, say } from './messages.ts'
import { isDay } from './day.ts'
import { fieldType, type Declared } from './type.ts'

/** A calendar day 'YYYY-MM-DD'. */
export interface CalendarDay extends Declared {
  type: 'date'
}

export const date = fieldType<CalendarDay, string>({
  schema: ({ string }) => string().test(must(say('day'), isDay)),
  text: (value, { day }) => day(value),
  sql: 'date',
  scalar: 'String',
  empty: null,
  cursor: isDay,
  filters: ['dateRange'],
  shape: 'line',
})
