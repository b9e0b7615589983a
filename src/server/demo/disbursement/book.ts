import { faker } from '@faker-js/faker/locale/id_ID'
import type { ClaimContext } from '../../../../machines/claim/claim.context.ts'
import type { DisbursementContext } from '../../../../machines/disbursement/disbursement.context.ts'
import { disbursementPermissions } from '../../../../machines/disbursement/disbursement.permissions.ts'
import { checkOf } from '../../../../machines/disbursement/disbursement.view.ts'
import { systemActor } from '../../../../machines/kernel/actors.ts'
import { nextDeadline } from '../../../../machines/kernel/deadlines.ts'
import { statusOf } from '../../../../machines/kernel/status.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import { codeOf } from '../../../../machines/kit/number.ts'
import { toppedUp } from '../areas/claimPool.ts'
import { hours, layOut } from '../calendar.ts'
import { begun, type Book, type Life, type Past, send, toldOf } from '../chronicle.ts'
import { papersOf } from '../claim/papers.ts'
import { holderOf, insurerOf } from '../holders.ts'
import type { Row } from '../insertRows.ts'

type Step =
  | 'verify'
  | 'refute'
  | 'submit'
  | 'approve'
  | 'reject'
  | 'settle'
  | 'fail'
  | 'refuse'
  | 'pay'
  | 'correct'
  | 'cancel'

/** How far the disbursements of the demo have come that a pool pays, and those that the insurer pays; the gateway knows none of them. */
const ways: Record<'AUTOMATIC' | 'MANUAL', readonly (readonly Step[])[]> = {
  AUTOMATIC: [
    ['verify', 'submit', 'approve', 'settle'],
    ['verify', 'submit'],
    ['verify', 'submit', 'approve', 'fail'],
    ['verify', 'submit', 'approve', 'refuse'],
    ['verify', 'submit', 'approve', 'settle'],
    ['verify'],
    ['refute'],
    ['verify', 'cancel'],
    ['verify', 'submit', 'reject'],
    ['verify', 'submit', 'approve'],
  ],
  MANUAL: [
    ['verify', 'submit', 'approve'],
    ['verify', 'submit', 'approve', 'pay'],
    ['refute', 'correct', 'verify'],
    ['verify', 'cancel'],
    ['verify', 'submit'],
    ['verify', 'submit', 'approve', 'pay'],
  ],
}

const proofs = ['Proof of transfer.pdf'] as const

const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values)
const instant = (time: number): string => new Date(time).toISOString()

/** What five of six approved claims are paid with; the others wait for somebody to begin. */
export const book = (past: Past, area: string): Book => {
  const { lifecycle, people, now, of, before, payoutFourEyesFrom } = past
  const claims = (before.get('agent_claim') ?? [])
    .filter(({ record }) => statusOf(record.snapshot.value) === 'APPROVED')
    .filter((_, index) => index % 6 < 5)
  const known = (id: string, one: string): Row => of(id).find((row) => row['id'] === one)!
  const contextOf = (claim: Life) => claim.record.snapshot.context as unknown as ClaimContext
  const houseOf = (claim: Life) => {
    const { parties, insurer } = contextOf(claim)
    const { house } = insurerOf(past, insurer)
    return [parties.broker, ...(house ? [house] : [])] as const
  }
  const papers = papersOf(people, area, proofs, claims.map(houseOf))

  /** Who leads an insurer, where somebody does. */
  const managerOf = (house: string | null): Actor | null => {
    const held = people.held.find(({ organisation_id, role }) => organisation_id === house && role === 'insurerManager')
    const user = held && people.users.find(({ id }) => id === held.user_id)
    const member = people.members.find(({ id }) => id === house)
    if (!user || !member) return null
    const { id, name, kind } = member
    const permissions = [disbursementPermissions.markPaid]
    return {
      userId: String(user['id']),
      name: String(user['full_name']),
      roles: ['insurerManager'],
      permissions,
      organisation: { id, name, kind },
    }
  }

  const left = new Map<string, number>()
  const poolOf = (claim: ClaimContext) => {
    const pool = of('claim_pool').find(
      (row) => row['partner'] === claim.partner && row['broker_id'] === claim.parties.broker,
    )
    const pays = (pool?.['product_categories'] as string[] | undefined)?.includes(claim.productCategory)
    return pool && pays ? pool : null
  }

  /** By who pays, and which insurer has a desk here: something waits for each of these. */
  const counts = new Map<string, number>()
  const lifeOf = (claim: Life): Life => {
    const told = contextOf(claim)
    const { broker } = told.parties
    const { house, holder: debtor } = insurerOf(past, told.insurer)
    const pool = poolOf(told)
    const amount = told.decision!.amount!
    const key = String(pool?.['id'])
    const rest = left.get(key) ?? Math.min(toppedUp, Number(pool?.['stop_loss'] ?? 0))
    const paymentType = pool && amount <= rest ? 'AUTOMATIC' : 'MANUAL'
    const kind = `${paymentType} ${house ?? ''}`
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    const way = ways[paymentType][count % ways[paymentType].length]!
    const clerk = pick(people.staff(broker, 'brokerFinance'))
    const approver = pick(people.staff(broker, 'brokerApprover'))
    const insurer = managerOf(house)
    const gaps = [0, ...way.map(() => hours(faker.number.float({ min: 0.3, max: 3 })))]
    const lags = gaps.map(() => hours(faker.number.float({ min: 0, max: 1 })))
    const times = layOut(gaps, lags, now - hours(faker.number.float({ min: 0.5, max: 30 }))).map(instant)
    const [begunAt] = times as [string]
    const partner = known('partner', told.partner)
    const code = codeOf('DSB', faker.string.uuid(), begunAt)
    const payee = {
      bank: pick(['Bank Merapi', 'Bank Semeru', 'Bank Rinjani']),
      accountNumber: faker.string.numeric({ length: 10, allowLeadingZeros: false }),
      accountName: told.customer_name,
    }
    const partnerHouse = (partner['organisation'] as string | null) ?? null
    const life = begun(
      lifecycle,
      {
        claim: claim.id,
        payee,
        remark: null,
        code,
        amount,
        currency: told.currency,
        claimNumber: told.claimNumber,
        policyNumber: told.policyNumber,
        customerName: told.customer_name,
        parties: { broker, insurer: house, partner: partnerHouse },
        debtor,
        paymentType,
        pool: pool && { code: String(pool['code']), holder: holderOf(partner, partnerHouse) },
        fourEyesFrom: payoutFourEyesFrom,
        linkedTo: null,
      },
      { by: clerk, at: begunAt, others: { claim: toldOf(claim) } },
    )
    const others = () => ({ claim: toldOf(claim) })
    const tellClaim = (type: string, more: object, by: Actor, when: string) =>
      send(claim, { type, disbursement: code, ...more, by, at: when })
    tellClaim('disbursement.begun', {}, clerk, begunAt)
    way.forEach((step, index) => {
      const when = times[index + 1]!
      const context = life.record.snapshot.context as unknown as DisbursementContext
      const reference = context.transfer?.reference ?? ''
      const answer = { by: systemActor, at: when }
      const take = {
        verify: () =>
          send(life, {
            type: 'account.verified',
            reference: checkOf(context),
            name: context.payee.accountName.toUpperCase(),
            ...answer,
          }),
        refute: () =>
          send(life, {
            type: 'account.refuted',
            reference: checkOf(context),
            reason: 'The bank does not know the account',
            ...answer,
          }),
        submit: () => send(life, { type: 'disbursement.submitted', by: clerk, at: when }),
        approve: () => {
          send(life, { type: 'disbursement.approved', by: approver, at: when })
          left.set(key, rest - amount)
          const due = nextDeadline(life.record)
          if (due) send(life, { type: due.event, by: systemActor, at: due.at })
        },
        reject: () => {
          const reason = 'The account is not the customer’s'
          send(life, { type: 'disbursement.rejected', reason, by: approver, at: when, others: others() })
          tellClaim('disbursement.ended', {}, approver, when)
        },
        settle: () => {
          const receipt = `TRF-${faker.string.numeric(12)}`
          send(life, { type: 'transfer.settled', reference, settledAt: when, receipt, ...answer, others: others() })
          tellClaim('disbursement.paid', { date: jakartaDay(when), reference }, systemActor, when)
        },
        fail: () => send(life, { type: 'transfer.failed', reference, reason: 'The account is closed', ...answer }),
        refuse: () =>
          send(life, { type: 'transfer.refused', reference, reason: 'The bank does not know the account', ...answer }),
        pay: () => {
          const [proof] = papers.of(houseOf(claim))
          if (!insurer || !proof) return
          const paid = { amount, date: jakartaDay(when), reference: `TRF${faker.string.numeric(10)}` }
          const file = { fileId: proof.id, name: proof.name }
          send(life, {
            type: 'disbursement.markedPaid',
            ...paid,
            ...file,
            by: insurer,
            at: when,
            others: others(),
          })
          const { date, reference: number } = paid
          tellClaim('disbursement.paid', { date, reference: number }, insurer, when)
        },
        correct: () => {
          const accountNumber = faker.string.numeric({ length: 10, allowLeadingZeros: false })
          send(life, { type: 'payee.corrected', ...payee, accountNumber, by: clerk, at: when })
        },
        cancel: () => {
          const reason = 'The customer is paid at the branch'
          send(life, { type: 'disbursement.cancelled', reason, by: clerk, at: when, others: others() })
          tellClaim('disbursement.ended', {}, clerk, when)
        },
      } satisfies Record<Step, () => void>
      take[step]()
    })
    return life
  }

  return {
    count: claims.length,
    lives: (from, most) => claims.slice(from, from + most).map(lifeOf),
    files: papers.write,
  }
}
