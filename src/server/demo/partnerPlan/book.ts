import { systemActor } from '../../../../machines/kernel/actors.ts'
import type { Actor, Context } from '../../../../machines/kernel/types.ts'
import { days } from '../../../../machines/kit/days.ts'
import type { PlanContext } from '../../../../machines/plan/plan.context.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'
import type { Row } from '../insertRows.ts'

/** How far each has come, in turn. */
const ways = ['active', 'active', 'draft', 'published', 'processing', 'inactive', 'unanswered'] as const

type Way = (typeof ways)[number]

const ages: Record<Way, number> = {
  active: days(60),
  draft: days(3),
  published: days(10),
  processing: days(1),
  inactive: days(120),
  unanswered: days(14),
}

type Plan = PlanContext & { code: string; name: string; category: string; insurer: string }

/** A plan of an insurer, as a partner sells it. */
interface Offer {
  plan: string
  terms: Plan
  partner: Row
}

/** What the categories of the demo ask for, as partners configure it. */
const configured: Context = {
  waitingDays: 14,
  minimumAge: 18,
  maximumAge: 60,
  excess: 25_000_000,
  payWithCash: false,
  withBuyBackProgram: true,
}
const unlisted: Context = { payWithCash: true, payWithLink: true, withBuyBackProgram: false }

const instant = (time: number): string => new Date(time).toISOString()

/** What partners sell of the plans that they are associated with: one at least in every state. */
export const book = ({ lifecycle, people, of, before, now, fourEyesFrom }: Past): Book => {
  const offersOf = (broker: string): Offer[] =>
    (before.get('insurer_product') ?? [])
      .filter(({ fields }) => fields['organisation_id'] === broker)
      .flatMap(({ id, record }) => {
        const terms = record.snapshot.context as unknown as Plan
        return [...new Set(terms.associations.map(({ partner }) => partner))].flatMap((one) =>
          of('partner').flatMap((partner) => (partner['id'] === one ? [{ plan: id, terms, partner }] : [])),
        )
      })

  const typed = ({ plan, terms, partner }: Offer, number: number): Context => {
    const category = of('insurance_category').find(({ id }) => id === terms.category)
    const asked = (category?.['configuration'] ?? []) as string[]
    return {
      partner: partner['id'] as string,
      category: terms.category,
      insurer: terms.insurer,
      plan,
      code: `${String(partner['code'])}-${number + 1}`,
      name: `${terms.name} · ${String(partner['branding_name'])}`,
      commission: 10 + 2.5 * (number % 3),
      currency: 'IDR',
      ...unlisted,
      ...Object.fromEntries(Object.entries(configured).filter(([name]) => asked.includes(name))),
      fourEyesFrom,
    }
  }

  const made = (broker: string, offer: Offer, number: number): Life => {
    const way = ways[number % ways.length]!
    const [author] = people.staff(broker, 'brokerAssessor') as [Actor]
    const [chief] = people.staff(broker, 'brokerUnderwriter') as [Actor]
    const gaps = [0, 3, 22, 40].map(hours)
    const times = layOut(
      gaps,
      gaps.map(() => hours(0.3)),
      Math.min(now - hours(1), now - ages[way] + hours(200)),
    )
    const by = (actor: Actor, turn: number) => ({ by: actor, at: instant(times[turn]!) })
    const life = begun(lifecycle, typed(offer, number), by(author, 0), { organisation_id: broker })
    if (way === 'draft') return life
    send(life, { type: 'plan.submitted', ...by(author, 1) })
    if (way === 'processing') return life
    if (way === 'unanswered') {
      const [limit] = life.record.snapshot.deadlines
      send(life, { type: limit!.event, by: systemActor, at: limit!.at })
      return life
    }
    send(life, { type: 'pricing.accepted', submission: 1, by: systemActor, at: instant(times[1]! + hours(0.1)) })
    if (way === 'published') return life
    send(life, { type: 'plan.activated', ...by(chief, 2) })
    if (way === 'inactive') send(life, { type: 'plan.deactivated', reason: 'Sold under another name', ...by(chief, 3) })
    return life
  }

  const brokers = people.members.filter(({ kind }) => kind === 'broker')
  const makers = brokers.flatMap(({ id }) => {
    const offers = offersOf(id)
    const count = offers.length > 0 ? ways.length : 0
    return Array.from({ length: count }, (_, number) => () => made(id, offers[number % offers.length]!, number))
  })
  return { count: makers.length, lives: (from, most) => makers.slice(from, from + most).map((make) => make()) }
}
