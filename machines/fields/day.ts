/** Whether a text is a day that exists, YYYY-MM-DD. */
export const isCalendarDay = (value: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** 'YYYY-MM-DD' of a day that exists, of the centuries that people write of. */
export const isDay = (text: string): boolean => /^(?:19|20|21)/.test(text) && isCalendarDay(text)

const utcInstant = /^(?:19|20|21)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/

/** ISO, UTC. */
export const isInstant = (text: string): boolean =>
  utcInstant.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
