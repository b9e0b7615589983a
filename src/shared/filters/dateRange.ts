import { filterType } from './type.ts'

/** Calendar days 'YYYY-MM-DD' in the zone given as `user_timezone`, both inclusive; null leaves that end open. */
export interface DateRange {
  from: string | null
  to: string | null
}

const day = /^\d{4}-\d{2}-\d{2}$/

export const dateRange = filterType<DateRange>({
  input: 'DateRange',
  read: ([value = '']) => {
    const [from = '', to = ''] = value.split('..')
    return day.test(from) || day.test(to) ? { from: day.test(from) ? from : null, to: day.test(to) ? to : null } : null
  },
  write: ({ from, to }) => (from || to ? [`${from ?? ''}..${to ?? ''}`] : []),
  text: ({ from, to }, writing, t) => {
    if (from && to) return t('list:filters.between', { from: writing.day(from), to: writing.day(to) })
    return from
      ? t('list:filters.since', { from: writing.day(from) })
      : t('list:filters.until', { to: writing.day(to!) })
  },
})
