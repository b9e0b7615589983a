import { rulingOf } from '../kernel/ruleTable.ts'
import { endOfDay, jakartaDay } from '../kit/calendar.ts'
import { addDays } from '../kit/days.ts'
import type { CreditLifeContext } from './creditLife.context.ts'
import { protectionDays, usualProtectionDays } from './creditLife.tables.ts'

type Approved = Pick<CreditLifeContext, 'approval'> & { rules?: unknown }

/** The last day on which protection may begin, counted from the day of the approval; null before that. */
export const lastProtectionDay = (context: Approved): string | null =>
  context.approval && addDays(jakartaDay(context.approval.at), protectionDays(rulingOf(context)))

/** The instant at which that day is over in Jakarta, in milliseconds. */
export const endOfProtectionWindow = (context: Approved): number => endOfDay(lastProtectionDay(context)!)

/** What is said of a window that is another than the specification's sentence has. */
export const windowSaid = (context: Approved): { context: 'ruled'; days: number } | object => {
  const days = protectionDays(rulingOf(context))
  return days === usualProtectionDays ? {} : { context: 'ruled', days }
}
