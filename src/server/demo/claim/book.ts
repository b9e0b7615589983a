import { faker } from '@faker-js/faker/locale/id_ID'
import type { BoundForm } from '../../../../machines/claim/claim.context.ts'
import { claimTypes } from '../../../../machines/kit/claimTypes.ts'
import { lines } from '../../../../machines/kit/lines.ts'
import { customerActor } from '../../../../machines/kernel/actors.ts'
import type { FormContext } from '../../../../machines/publication/publication.context.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import { days } from '../../../../machines/kit/days.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import { closing, hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send } from '../chronicle.ts'
import type { Row } from '../insertRows.ts'
import type { StaffRole } from '../people.ts'
import { fullName, mailName } from '../person.ts'
import { papersOf } from './papers.ts'

type Step = 'add' | 'link' | 'receive' | 'acknowledge' | 'ask' | 'softReject' | 'approve' | 'reject' | 'pay'

/** How far the claims of the demo have come; one of each, and the ordinary ones more often. */
const walks: readonly (readonly Step[])[] = [
  ['add'],
  ['add', 'acknowledge', 'approve', 'pay'],
  ['add', 'acknowledge'],
  ['acknowledge', 'link', 'ask'],
  ['add', 'acknowledge', 'approve', 'pay'],
  ['acknowledge', 'link', 'ask', 'receive'],
  ['add', 'acknowledge', 'softReject'],
  ['add', 'acknowledge', 'approve'],
  ['add', 'acknowledge', 'reject'],
  ['acknowledge', 'link', 'ask', 'receive', 'acknowledge', 'approve', 'pay'],
  ['reject'],
  ['link', 'receive'],
  ['acknowledge', 'link', 'softReject', 'receive', 'acknowledge', 'approve', 'pay'],
  ['acknowledge', 'approve'],
]

const roles: Record<Exclude<Step, 'receive'>, StaffRole> = {
  add: 'brokerAssessor',
  link: 'brokerAssessor',
  acknowledge: 'brokerAssessor',
  ask: 'brokerAssessor',
  softReject: 'brokerUnderwriter',
  approve: 'brokerUnderwriter',
  reject: 'brokerUnderwriter',
  pay: 'brokerFinance',
}

const types = {
  gadget: 'DAMAGE',
  goods: 'FLOOD',
  'micro-health': 'HEALTH',
  logistic: 'DAMAGE',
  bus: 'DELAY',
  train: 'CANCELLATION',
  flight: 'DELAY',
  travel: 'LOSS',
  'credit-life': 'DEATH',
} as const satisfies Record<(typeof lines)[number], (typeof claimTypes)[number]>

const incidents: Record<(typeof lines)[number], string> = {
  gadget: 'The phone fell on a stone floor and its screen is broken',
  goods: 'Rain has come through the roof and spoilt the goods on the shelves',
  'micro-health': 'Three nights in hospital with dengue fever',
  logistic: 'The parcel arrived with its corner crushed and the glass in it broken',
  bus: 'The bus broke down and arrived nine hours late',
  train: 'The train was cancelled on the day of the journey',
  flight: 'The flight left six hours late',
  travel: 'The suitcase was not there on arrival and has not been found',
  'credit-life': 'The borrower has died, and the loan is outstanding',
}

const proofs = ['Claim form.pdf', 'Photos of the damage.pdf', 'Police report.pdf', 'Repair invoice.pdf'] as const

const missing = ['The invoice of the repair is missing', 'The photos do not show the damage', 'The form is not signed']

const most = 20_000

const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values)
const instant = (time: number): string => new Date(time).toISOString()

/** The versions that are asked, by their forms. */
const liveForms = ({ before }: Past): ReadonlyMap<unknown, BoundForm> =>
  new Map(
    (before.get('form_version') ?? []).flatMap(({ id, record }) => {
      const { form, definition, hash, number, liveSince } = record.snapshot.context as unknown as FormContext
      return liveSince === null ? [] : [[form, { form, version: id, definition, hash, number }]]
    }),
  )

/** What customers have claimed through agents, of each broker that has some. */
export const book = (past: Past, area: string): Book => {
  const { lifecycle, people, now, rows, of } = past
  const houses = people.members.flatMap(({ id, kind }) => (kind === 'broker' ? [[id] as const] : []))
  const papers = papersOf(people, area, proofs, houses)
  const live = liveForms(past)
  /** Forms of lines, as they are bound to their claims. */
  const formOf = (broker: string, line: string): BoundForm | undefined => {
    const slugOf = (id: unknown) => of('insurance_category').find((row) => row['id'] === id)?.['slug']
    const bound = of('claim_form').filter((row) => row['organisation_id'] === broker && row['category'] !== null)
    return live.get(bound.find((row) => slugOf(row['category']) === line)?.['form'])
  }
  const desks = new Set<unknown>(people.members.flatMap(({ kind, code }) => (kind === 'insurer' ? [code] : [])))
  const brokers = people.members
    .filter(({ kind }) => kind === 'broker')
    .map(({ id }) => ({
      id,
      agents: of('agent').filter((row) => row['organisation_id'] === id),
      insurers: of('insurer').filter((row) => row['organisation_id'] === id),
      here: of('insurer').filter(({ organisation_id, code }) => organisation_id === id && desks.has(code)),
    }))
    .filter(({ agents, insurers }) => agents.length > 0 && insurers.length > 0)

  const lifeOf = (index: number): Life => {
    const walk = walks[index % walks.length]!
    const broker = brokers[index % 4 === 0 ? (index / 4) % brokers.length : 0]!
    const [agent, anyInsurer] = [pick(broker.agents), pick(broker.insurers)] as [Row, Row]
    // Of every third the insurer has a desk here, where it sees to them.
    const insurer = (index % 3 === 1 && broker.here[index % (broker.here.length || 1)]) || anyInsurer
    const someone = (role: StaffRole): Actor => pick(people.staff(broker.id, role))
    const isOver = walk.includes('pay') || walk.includes('reject')
    // Long enough ago that what is approved may have been paid since.
    const isApproved = walk.at(-1) === 'approve'
    const recent = days(isApproved ? 9 + 20 * faker.number.float() : 2 * faker.number.float())
    const latest = now - hours(2) - (isOver ? days(400) * faker.number.float() ** 1.4 : recent)
    const isLinked = (step: Step) => walk.includes('link') && (step === 'ask' || step === 'softReject')
    const gaps = [0, ...walk.map((step) => hours(faker.number.float({ min: 1, max: isLinked(step) ? 4 : 40 })))]
    const times = layOut(
      gaps,
      gaps.map(() => hours(faker.number.float({ min: 0, max: 2 }))),
      latest,
    )
    const at = instant(times[0]!)
    const [category, customer] = [pick(lines), fullName(pick(['female', 'male']))]
    const claimedAmount = faker.number.int({ min: 3, max: 900 }) * 50_000
    const life = begun(
      lifecycle,
      {
        agent: String(agent['id']),
        partner: String(agent['partner']),
        insurer: String(insurer['id']),
        claimNumber: codeOf('CLM', faker.string.uuid(), at),
        policyNumber: `POL-${faker.string.numeric(9)}`,
        productCategory: category,
        // What is approved has been answered, which nobody does in the demo.
        ...(!walk.includes('approve') && { form: formOf(broker.id, category) ?? null }),
        claimType: types[category],
        customer_name: customer,
        phone: `+628${faker.string.numeric({ length: 10, allowLeadingZeros: false })}`,
        ...(index % 3 > 0 && { email: `${mailName(customer)}@example.test` }),
        incidentDate: jakartaDay(instant(times[0]! - days(faker.number.int({ min: 1, max: 20 })))),
        description: incidents[category],
        currency: 'IDR',
        claimedAmount,
      },
      { by: someone('brokerAssessor'), at },
    )
    const [first, second] = faker.helpers.arrayElements(papers.of([broker.id]), 2)
    const paper = ({ id, name }: { id: string; name: string }) => ({ fileId: id, name })
    const sent = {
      add: () => ({ type: 'paper.added', ...paper(first!) }),
      link: () => ({ type: 'link.generated', wanted: 'A photo of the damage and the invoice of the repair' }),
      receive: () => ({ type: 'paper.received', ...paper(second!) }),
      acknowledge: () => ({ type: 'claim.acknowledged' }),
      ask: () => ({ type: 'claim.resubmissionAsked', reason: pick(missing) }),
      softReject: () => ({ type: 'claim.softRejected', reason: 'Not covered as it is told: the event is not proven' }),
      approve: () => ({ type: 'claim.approved', amount: Math.round(claimedAmount * pick([1, 1, 0.8, 0.5])) }),
      reject: () => ({ type: 'claim.rejected', reason: 'The policy had ended before the incident' }),
      pay: (time: number) => ({
        type: 'payment.recorded',
        date: jakartaDay(instant(time)),
        reference: `TRF${faker.string.numeric(10)}`,
      }),
    } satisfies Record<Step, (time: number) => { type: string; [field: string]: unknown }>
    walk.forEach((step, position) => {
      const before = times[position]!
      // While the link is open, soon after what was asked.
      const time =
        step === 'receive' ? before + Math.min(hours(0.8), (closing(before) - before) / 2) : times[position + 1]!
      const by = step === 'receive' ? customerActor : someone(roles[step])
      send(life, { ...sent[step](time), by, at: instant(time) })
    })
    return life
  }

  const count = brokers.length > 0 ? Math.min(rows, most) : 0
  return {
    count,
    lives: (from, wanted) =>
      Array.from({ length: Math.min(wanted, Math.max(0, count - from)) }, (_, offset) => lifeOf(from + offset)),
    files: papers.write,
  }
}
