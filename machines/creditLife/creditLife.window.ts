import { endOfDay, jakartaDay } from '../kit/calendar.ts'
import { addDays } from '../kit/days.ts'

const WINDOW_DAYS = 14

/** The last day on which protection may begin, counted from the day of the approval. */
export const lastProtectionDay = (approvedAt: string): string => addDays(jakartaDay(approvedAt), WINDOW_DAYS)

/** The instant at which that day is over in Jakarta, in milliseconds. */
export const endOfProtectionWindow = (approvedAt: string): number => endOfDay(lastProtectionDay(approvedAt))
