import { faker } from '@faker-js/faker/locale/id_ID'
import { isUnpaid } from '../../../../machines/invoice/invoice.asks.ts'
import type { Line, Start } from '../../../../machines/invoice/invoice.context.ts'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import { nextDeadline } from '../../../../machines/kernel/deadlines.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import { days } from '../../../../machines/kit/days.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'
import { toppedUp } from '../areas/claimPool.ts'
import { papersOf } from '../claim/papers.ts'
import { holderOf, insurerOf } from '../holders.ts'
import type { Row } from '../insertRows.ts'

type Walk = 'made' | 'mailed' | 'onAccount' | 'cashier' | 'cancelled' | 'expired'

/** How far the invoices of the demo have come; the gateway knows none of them. */
const walks: readonly Walk[] = ['mailed', 'onAccount', 'cashier', 'made', 'expired', 'onAccount', 'cancelled', 'mailed']

const proofs = ['Bank statement.pdf', 'Receipt of the cashier.pdf'] as const

const instant = (time: number): string => new Date(time).toISOString()

type Billed = Omit<Start, 'code' | 'limits' | 'remark' | 'instalments' | 'intervalMonths'>

const kinds = { TRAIN: 'train_policy', BUS: 'bus_policy' } as const

/** Unpaid policies by their payers, of whom every second is left without an invoice. */
const premiums = ({ of }: Past): Billed[] => {
  const due = Object.entries(kinds).flatMap(([kind, area]) =>
    of(area)
      .filter((row) => isUnpaid(String(row['status'])))
      .map((row) => ({ kind: kind as keyof typeof kinds, row })),
  )
  const payerOf = ({ row }: { row: Row }) => JSON.stringify([row['email'], row['broker_id'], row['partner_id']])
  const payers = [...new Set(due.map(payerOf))]
  return payers
    .filter((_, index) => index % 2 === 0)
    .map((payer): Billed => {
      const own = due.filter((one) => payerOf(one) === payer)
      const { row: first } = own[0]!
      const text = (name: string) => first[name] as string
      const idsOf = (one: keyof typeof kinds) => own.flatMap(({ kind, row }) => (kind === one ? String(row['id']) : []))
      return {
        purpose: 'PREMIUM',
        trainPolicies: idsOf('TRAIN'),
        busPolicies: idsOf('BUS'),
        claim: null,
        partner: null,
        lines: own.map(({ kind, row }) => lineOf(kind, row)),
        payer: { name: text('customer_name'), email: text('email'), phone: text('phone') },
        currency: 'IDR',
        parties: { broker: text('broker_id'), partner: text('partner_id') },
        allows: { cash: true, link: true },
      }
    })
}

const lineOf = (kind: Line['kind'], row: Row): Line => ({
  kind,
  id: String(row['id']),
  number: String(row['policy_number']),
  title: String(row['product_name']),
  holder: String(row['insurer_id']),
  amount: Number(row['premium']),
})

/** The own risk of claims, of each broker that has some. */
const ownRisks = (past: Past): Billed[] =>
  (past.before.get('agent_claim') ?? []).slice(0, 24).map(({ id, record }): Billed => {
    const claim = record.snapshot.context as Record<string, string> & { parties: { broker: string } }
    return {
      purpose: 'OWN_RISK',
      trainPolicies: [],
      busPolicies: [],
      claim: id,
      partner: null,
      lines: [
        {
          kind: 'OWN_RISK',
          id,
          number: claim['claimNumber']!,
          title: claim['policyNumber']!,
          holder: insurerOf(past, claim['insurer']!).holder,
          amount: faker.number.int({ min: 2, max: 20 }) * 50_000,
        },
      ],
      payer: { name: claim['customer_name']!, email: claim['email'] ?? null, phone: claim['phone']! },
      currency: 'IDR',
      parties: { broker: claim.parties.broker, partner: null },
      allows: { cash: true, link: true },
    }
  })

/** What the pools of partners hold. */
const topUps = ({ of }: Past): Billed[] =>
  of('claim_pool').flatMap((pool): Billed[] => {
    const partner = of('partner').find(({ id }) => id === pool['partner'])
    if (!partner) return []
    const text = (name: string) => (partner[name] as string | null) ?? null
    const title = text('branding_name')!
    const house = text('organisation')
    return [
      {
        purpose: 'POOL_TOP_UP',
        trainPolicies: [],
        busPolicies: [],
        claim: null,
        partner: String(partner['id']),
        lines: [
          {
            kind: 'POOL_TOP_UP',
            id: String(partner['id']),
            number: text('code')!,
            title,
            holder: holderOf(partner, house),
            amount: toppedUp,
          },
        ],
        payer: { name: text('pic_name')!, email: text('pic_email'), phone: text('pic_phone') },
        currency: 'IDR',
        parties: { broker: text('organisation_id')!, partner: house },
        allows: { cash: true, link: true },
      },
    ]
  })

const houseOf = ({ broker, partner }: Billed['parties']) => [broker, ...(partner ? [partner] : [])] as const

/** Days in which it can be paid, weekends included. */
const openDays = 5

export const book = (past: Past, area: string): Book => {
  const { lifecycle, people, now } = past
  const billed = past.rows > 0 ? [...premiums(past), ...ownRisks(past), ...topUps(past)] : []
  const papers = papersOf(
    people,
    area,
    proofs,
    billed.map(({ parties }) => houseOf(parties)),
  )

  const lifeOf = (one: Billed, index: number): Life => {
    const wanted = one.purpose === 'POOL_TOP_UP' ? 'onAccount' : walks[index % walks.length]!
    // Nobody without an address is mailed.
    const walk = one.payer.email === null && wanted !== 'cancelled' ? 'cashier' : wanted
    const by: Actor = faker.helpers.arrayElement(people.staff(one.parties.broker, 'brokerFinance'))
    const isOpen = walk === 'made' || walk === 'mailed'
    const ago = isOpen ? hours(faker.number.float({ min: 0, max: 9 })) : days(faker.number.float({ min: 2, max: 60 }))
    const gaps = [0, 0.5, 2].map(hours)
    const [made, mailed, decided] = layOut(gaps, [hours(1), hours(1), hours(1)], now - ago) as [number, number, number]
    const isDivided = isOpen && index % 2 === 0
    const code = codeOf('PAY', faker.string.uuid(), instant(made))
    const limits = walk !== 'expired' && { limits: { paymentLimit: openDays } }
    const input = { ...one, remark: null, code, ...(isDivided && { instalments: 3 }), ...limits }
    const life = begun(lifecycle, input, { by, at: instant(made) })
    const fire = (until: string) => {
      for (let next = nextDeadline(life.record); next && next.at <= until; next = nextDeadline(life.record))
        send(life, { type: next.event, by: systemActor, at: next.at })
    }
    const pay = (type: string) => {
      const at = instant(decided)
      fire(at)
      const proof = papers.of(houseOf(one.parties))[type === 'cash.received' ? 1 : 0]!
      const amount = one.lines.reduce((sum, line) => sum + line.amount, 0)
      const paid = { amount, date: jakartaDay(at), reference: `TRF${faker.string.numeric(10)}` }
      send(life, { type, ...paid, fileId: proof.id, name: proof.name, by, at })
    }
    if (walk !== 'made' && walk !== 'cashier' && one.payer.email !== null)
      send(life, { type: 'link.sent', by, at: instant(mailed) })
    if (walk === 'onAccount') pay('invoice.markedPaid')
    if (walk === 'cashier') pay('cash.received')
    if (walk === 'cancelled') {
      fire(instant(decided))
      send(life, { type: 'invoice.cancelled', reason: 'Made for the wrong journey', by, at: instant(decided) })
    }
    fire(instant(now))
    return life
  }

  return {
    count: billed.length,
    lives: (from, most) => billed.slice(from, from + most).map((one, index) => lifeOf(one, from + index)),
    files: papers.write,
  }
}
