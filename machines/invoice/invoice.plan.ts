import { endOfDay, jakartaDay } from '../kit/calendar.ts'
import { addMonths } from '../kit/days.ts'
import { dividedBy } from '../kit/sums.ts'

/** A part of an invoice: due on a day in Jakarta until an instant, and its payer is reminded at half of the time before. */
export type Instalment = { amount: number; dueOn: string; dueAt: string; remindAt: string }

const instant = (time: number): string => new Date(time).toISOString()

/** Equal parts of all of it, none of nothing: the first is due when an invoice is at all, each other so many months later, by the end of the day. */
export const planOf = (
  total: number,
  { instalments, intervalMonths }: { instalments: number; intervalMonths: number },
  issuedAt: string,
  dueAt: string,
): Instalment[] => {
  const parts = dividedBy(total, Array<number>(instalments).fill(1)).filter((amount) => amount > 0)
  const first = jakartaDay(dueAt)
  const days = parts.map((_, index) => addMonths(first, index * intervalMonths))
  const ends = days.map((day, index) => (index === 0 ? Date.parse(dueAt) : endOfDay(day)))
  return parts.map((amount, index) => ({
    amount,
    dueOn: days[index]!,
    dueAt: instant(ends[index]!),
    remindAt: instant(((ends[index - 1] ?? Date.parse(issuedAt)) + ends[index]!) / 2),
  }))
}

interface Paid {
  plan: Instalment[]
  total: number
  rest: number
}

/** What is open of each instalment: whatever comes is for the first that are. */
const openOf = ({ plan, total, rest }: Paid): number[] => {
  let paid = total - rest
  return plan.map(({ amount }) => {
    const part = Math.min(amount, paid)
    paid -= part
    return amount - part
  })
}

/** What is to be paid next of it. */
export const dueOf = (paid: Paid): number => openOf(paid).find((open) => open > 0) ?? 0

const nextOf = (paid: Paid): number => openOf(paid).findIndex((open) => open > 0)

/** The plan as it stands, where there is more than one instalment. */
export const shownPlan = (paid: Paid) => {
  const open = openOf(paid)
  const all = paid.plan.map(({ dueOn, amount }, index) => ({ dueOn, amount, rest: open[index]! }))
  return all.length > 1 ? all : []
}

interface Mailable {
  payer: { email: string | null }
  allows: { link: boolean }
}

/** Nobody is reminded who has no address, or by a link that is switched off. */
export const reminding = ({ payer, allows }: Mailable, { remindAt }: Instalment): string | null =>
  payer.email === null || !allows.link ? null : remindAt

interface Kept {
  unapplied: number
  dueAt: string
  remindAt: string | null
}

/** What a sum changes that comes in: it is for what is due as far as that goes, and then the next instalment is. */
export const received = (context: Paid & Mailable & Kept, sum: number): Kept & { rest: number } => {
  const { plan, rest, unapplied, dueAt, remindAt } = context
  const applied = Math.min(rest, sum)
  const left = { ...context, rest: rest - applied }
  const next = nextOf(left)
  const turned = next > nextOf(context) ? plan[next]! : null
  return {
    rest: left.rest,
    unapplied: unapplied + sum - applied,
    dueAt: turned?.dueAt ?? dueAt,
    remindAt: turned ? reminding(context, turned) : remindAt,
  }
}
