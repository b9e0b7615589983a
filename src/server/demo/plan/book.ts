import { systemActor } from '../../../../machines/kernel/actors.ts'
import type { Actor, Context } from '../../../../machines/kernel/types.ts'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import { addDays, days } from '../../../../machines/kit/days.ts'
import { findingsIn } from '../../../../machines/plan/plan.pricing.ts'
import type { Rate } from '../../../../machines/plan/plan.rates.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'
import type { Row } from '../insertRows.ts'
import { falling, gapped, tableOf } from './tables.ts'

type Way = 'draft' | 'processing' | 'published' | 'active' | 'inactive' | 'rejected' | 'unanswered' | 'corrected'

interface Product {
  code: string
  name: string
  plan: string
  insurer: string
  category: string
  way: Way
  /** In millions of rupiah. */
  sums: readonly [least: number, greatest: number]
  benefits: readonly (readonly [code: string, name: string, part: number])[]
  rates: Rate[]
  /** How many partners sell it. */
  partners?: number
}

const death = ['DEATH', 'Death of any cause', 1] as const
const disability = ['TPD', 'Total and permanent disability', 1] as const
const accident = ['ACC-DEATH', 'Death by accident', 0.5] as const
const hospital = ['HOSPITAL', 'A day in hospital', 0.002] as const

const long = tableOf(1.9, [18, 64], 15)
const short = tableOf(1.2, [18, 59], 5)

const products: Product[] = [
  {
    code: 'BHT-CL-BASIC',
    name: 'Bahtera Credit Life',
    plan: 'Basic',
    insurer: 'BAHTERA',
    category: 'CL',
    way: 'active',
    sums: [10, 500],
    benefits: [death],
    rates: long,
    partners: 3,
  },
  {
    code: 'BHT-CL-PLUS',
    name: 'Bahtera Credit Life',
    plan: 'Plus',
    insurer: 'BAHTERA',
    category: 'CL',
    way: 'active',
    sums: [10, 2000],
    benefits: [death, disability],
    rates: tableOf(2.4, [18, 64], 20),
    partners: 2,
  },
  {
    code: 'BHT-CL-2024',
    name: 'Bahtera Credit Life 2024',
    plan: 'Basic',
    insurer: 'BAHTERA',
    category: 'CL',
    way: 'inactive',
    sums: [10, 300],
    benefits: [death],
    rates: short,
    partners: 2,
  },
  {
    code: 'CDN-CL-SYARIAH',
    name: 'Cendana Protection of Borrowers',
    plan: 'Gold',
    insurer: 'CENDANA',
    category: 'CL',
    way: 'published',
    sums: [25, 1000],
    benefits: [death, disability],
    rates: long,
    partners: 1,
  },
  {
    code: 'CDN-EB-STAFF',
    name: 'Cendana Staff Care',
    plan: 'Silver',
    insurer: 'CENDANA',
    category: 'EB',
    way: 'processing',
    sums: [50, 250],
    benefits: [death, hospital],
    rates: short,
  },
  {
    code: 'GRD-CL-MICRO',
    name: 'Garda Micro Loan',
    plan: 'Micro',
    insurer: 'GARDA',
    category: 'CL',
    way: 'draft',
    sums: [1, 50],
    benefits: [death],
    rates: gapped(short),
  },
  {
    code: 'GRD-PG-FAMILY',
    name: 'Garda Family Accident',
    plan: 'Family',
    insurer: 'GARDA',
    category: 'PG',
    way: 'rejected',
    sums: [10, 400],
    benefits: [death, accident],
    rates: falling(short),
  },
  {
    code: 'GRD-PG-SOLO',
    name: 'Garda Accident',
    plan: 'Solo',
    insurer: 'GARDA',
    category: 'PG',
    way: 'corrected',
    sums: [10, 400],
    benefits: [accident, hospital],
    rates: short,
    partners: 2,
  },
  {
    code: 'LNT-TV-ASEAN',
    name: 'Lentera Journeys in ASEAN',
    plan: 'ASEAN',
    insurer: 'LENTERA',
    category: 'TV',
    way: 'unanswered',
    sums: [20, 200],
    benefits: [accident, hospital],
    rates: tableOf(0.6, [1, 70], 2),
  },
]

const million = 1_000_000

/** What its draft says: the pricing of one has something against the first of its tables. */
const typed = (one: Product, category: Row, insurer: Row, from: string): Context => ({
  code: one.code,
  name: one.name,
  category: category['id'] as string,
  insurer: insurer['id'] as string,
  planCode: `${one.code.split('-')[1]!}-${one.plan.toUpperCase()}`,
  planName: one.plan,
  description: `Sold to borrowers and customers of partners, up to IDR ${one.sums[1]} million.`,
  validity: `${from}/${addDays(from, 5 * 365)}`,
  currency: 'IDR',
  sumInsuredMin: one.sums[0] * million,
  sumInsuredMax: one.sums[1] * million,
  benefits: one.benefits.map(([code, name, part]) => ({
    code,
    name,
    limit: Math.round(one.sums[1] * part * 1000) * (million / 1000),
  })),
  rates: one.way === 'corrected' ? falling(one.rates) : one.rates,
})

/** How long ago each began. */
const ages: Record<Way, number> = {
  draft: days(2),
  processing: days(1),
  published: days(9),
  active: days(160),
  inactive: days(520),
  rejected: days(6),
  unanswered: days(12),
  corrected: days(70),
}

/** The instants at which people work on a product, from its beginning on, and at which the pricing answers what they have just done. */
const clockFrom = (beginning: number, now: number, steps?: number) => {
  const gaps = [0, 5, 22, 3, 30, 1, 1, 1, 20, 60].slice(0, steps).map(hours)
  const lags = gaps.map(() => hours(0.4))
  const times = layOut(gaps, lags, Math.min(now - hours(1), beginning + hours(400)))
  let turn = 0
  const instant = (time: number) => new Date(time).toISOString()
  return { next: () => instant(times[turn++]!), soon: () => instant(times[turn - 1]! + hours(0.1)) }
}

/** The plans of the insurers with whom a broker works: one at least in every state, a table with a gap, and one that the pricing rejects. */
export const book = ({ lifecycle, people, of, now, fourEyesFrom }: Past): Book => {
  const ofBroker = (area: string, broker: string) => of(area).filter((row) => row['organisation_id'] === broker)

  const made = (broker: string, one: Product): Life | null => {
    const category = of('insurance_category').find(({ code }) => code === one.category)
    const insurer = ofBroker('insurer', broker).find(({ code }) => code === one.insurer)
    if (!category || !insurer) return null
    const [author] = people.staff(broker, 'brokerAssessor') as [Actor]
    const [chief] = people.staff(broker, 'brokerUnderwriter') as [Actor]
    const { next, soon } = clockFrom(now - ages[one.way], now, one.way === 'processing' ? 2 : undefined)
    const began = next()
    const terms = typed(one, category, insurer, jakartaDay(began))
    const life = begun(lifecycle, { ...terms, fourEyesFrom }, { by: author, at: began }, { organisation_id: broker })
    const by = (actor: Actor) => ({ by: actor, at: next() })
    const answered = (submission: number, rates: Rate[]) => {
      const findings = findingsIn({ ...terms, currency: 'IDR', rates })
      if (findings.length > 0)
        send(life, { type: 'pricing.rejected', submission, findings, by: systemActor, at: soon() })
      else send(life, { type: 'pricing.accepted', submission, by: systemActor, at: soon() })
    }
    if (one.way === 'draft') return life
    send(life, { type: 'plan.submitted', ...by(author) })
    if (one.way === 'processing') return life
    if (one.way === 'unanswered') {
      const [limit] = life.record.snapshot.deadlines
      send(life, { type: limit!.event, by: systemActor, at: limit!.at })
      return life
    }
    answered(1, terms['rates'] as unknown as Rate[])
    if (one.way === 'rejected') return life
    if (one.way === 'corrected') {
      const { fourEyesFrom: _, ...said } = { ...terms, fourEyesFrom }
      send(life, { type: 'plan.edited', ...said, rates: one.rates, ...by(author) })
      send(life, { type: 'plan.resubmitted', ...by(author) })
      answered(2, one.rates)
    }
    ofBroker('partner', broker)
      .slice(0, one.partners ?? 0)
      .forEach(({ id }, index) => {
        const stamp = by(chief)
        const from = addDays(jakartaDay(stamp.at), 7 * index)
        const until = index === 1 ? { until: addDays(from, 540) } : {}
        send(life, { type: 'plan.associated', partner: id, from, ...until, share: 10 + 2.5 * index, ...stamp })
      })
    if (one.way === 'published') return life
    send(life, { type: 'plan.activated', ...by(chief) })
    if (one.way === 'inactive')
      send(life, { type: 'plan.deactivated', reason: 'Replaced by the plans of this year', ...by(chief) })
    return life
  }

  const brokers = people.members.filter(({ kind }) => kind === 'broker')
  const makers = brokers.flatMap(({ id }) => products.map((one) => () => made(id, one)))
  return {
    count: makers.length,
    lives: (from, most) => makers.slice(from, from + most).flatMap((make) => make() ?? []),
  }
}
