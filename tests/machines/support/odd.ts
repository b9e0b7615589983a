import type { CaseEvent } from '../../../machines/kernel/types.ts'
import { people } from './quotation.ts'

const others = Object.values(people)

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const from = (who: keyof typeof people): number => 12 * Object.keys(people).indexOf(who)

/** Oddities that a test asks for by name. */
export const [STRANGER, VIEWER, UNVERIFIED, LESS, LATER] = [from('stranger'), from('viewer'), 2, 3, 4 + 12 * 39]

/** An event as it stands, or from somebody else, or with another amount, day, kind or an unchecked code. */
export const odd = (event: CaseEvent, oddity: number): CaseEvent => {
  const degree = Math.floor(oddity / 12)
  switch (oddity % 12) {
    case 0:
      return { ...event, by: others[degree % others.length]! }
    case 1:
      return { ...event, by: people.root }
    case 2:
      return { ...event, verified: false }
    case 3:
      return typeof event['amount'] === 'number' ? { ...event, amount: event['amount'] + (degree % 3) - 1 } : event
    case 4:
      return typeof event['date'] === 'string' ? { ...event, date: shifted(event['date'], (degree % 40) - 20) } : event
    case 5:
      return event['kind'] === 'paymentProof' ? { ...event, kind: 'other', amount: undefined } : event
    default:
      return event
  }
}
