import { addDays, addMonths, weekday } from '../../../machines/kit/days.ts'

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  ShiftPageUp: (day) => addMonths(day, -12),
  ShiftPageDown: (day) => addMonths(day, 12),
}

/** Where a key leads from a day in a grid of weeks; null for other keys. */
export const dayAfterKey = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, day: string): string | null =>
  steps[shiftKey ? `Shift${key}` : key]?.(day) ?? null
