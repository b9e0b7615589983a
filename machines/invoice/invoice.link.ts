import { days } from '../kit/days.ts'
import type { InvoiceContext } from './invoice.context.ts'

/** Days for which a link leads to its invoice. */
export const linkDays = 30

/** Within a day. */
export const mostMails = 5

const isSince = (at: string, now: string, time: number): boolean => Date.parse(now) - Date.parse(at) < time

export const mailedLately = ({ mailed }: Pick<InvoiceContext, 'mailed'>, now: string): string[] =>
  mailed.filter((at) => isSince(at, now, days(1)))

/** The one that is there as long as it leads anywhere, else another (C056). */
export const linkAt = ({ link }: Pick<InvoiceContext, 'link'>, now: string): { at: string } =>
  link && isSince(link.at, now, days(linkDays)) ? link : { at: now }
