import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { advance } from '../../../machines/kernel/advance.ts'
import { explain } from '../../../machines/kernel/explain.ts'
import { largestSum } from '../../../machines/fields/money.ts'
import { everyPath } from '../../../machines/kernel/paths.ts'
import type { Path } from '../../../machines/kernel/paths.ts'
import { totalPremium } from '../../../machines/creditLife/creditLife.context.ts'
import type { CreditLifeContext } from '../../../machines/creditLife/creditLife.context.ts'
import { creditLife as lifecycleOfCreditLife } from '../../../machines/creditLife/creditLife.ts'
import type { Posting } from '../../../machines/kit/ledger.ts'
import type { Advance, CaseEvent, CaseRecord } from '../../../machines/kernel/types.ts'
import { tried } from '../../../machines/tried.ts'
import { LATER, LESS, STRANGER, UNVERIFIED, VIEWER, oddOf } from '../support/odd.ts'
import { DAY, people } from '../support/quotation.ts'
import type { Walk } from '../support/walk.ts'
import { lettersOf, tries, walk } from '../support/walk.ts'

type Accepted = Extract<Advance, { ok: true }> & { event: CaseEvent }
type Property = (steps: Accepted[]) => void

const acceptedOf = ({ steps }: Walk): Accepted[] =>
  steps.flatMap(({ event, result }) => (result.ok ? [{ ...result, event }] : []))

const creditLife = await tried(lifecycleOfCreditLife)

/** Also an answer without a verified code, and a payment proof, after the payment, that says another amount. */
const lifecycle = {
  ...creditLife,
  alphabet: (record: CaseRecord, at: string) => {
    const letters = creditLife.alphabet(record, at)
    const unverified = letters.filter((event) => event.verified).map((event) => ({ ...event, verified: false }))
    const proofs = letters.filter(({ type }) => type === 'document.uploaded' && record.snapshot.context['payment'])
    return [...letters, ...unverified, ...proofs.map((event) => ({ ...event, amount: Number(event['amount']) + 1 }))]
  },
}

const odd = oddOf(lifecycle)
const ways = everyPath(lifecycle)
const generated = ways.map((path) => acceptedOf(walk(lifecycle, path, [], odd)))

const exhaustively = (property: Property): void => generated.forEach(property)

/** The generated paths by the entry that they end with, so that rare ends are begun from as often as common ones. */
const contextOf = ({ record }: Pick<Accepted, 'record'>) => record.snapshot.context as unknown as CreditLifeContext

const endOf = ({ steps }: Path) => steps.at(-1)!.entry
const byEntry = [...new Set(ways.map(endOf))].map((entry) => ways.filter((way) => endOf(way) === entry))

/** From the end of any generated path on, by people who also send what they should not. */
const randomly = (property: Property): void => {
  const path = fc.constantFrom(...byEntry).chain((group) => fc.constantFrom(...group))
  fc.assert(
    fc.property(path, tries(15), (start, attempts) => property(acceptedOf(walk(lifecycle, start, attempts, odd)))),
    { numRuns: 100 },
  )
}

/** On every generated path and beyond; that these entries are on the way shows that the property says something. */
const always = (reaches: string[], property: Property): void => {
  const entries = new Set(ways.flatMap(({ steps }) => steps.map(({ entry }) => entry)))
  expect(reaches.filter((entry) => !entries.has(entry))).toEqual([])
  exhaustively(property)
  randomly(property)
}

vi.setConfig({ testTimeout: 60_000 })

const ASSESSMENT = ['examination.uploaded', 'spk.submitted', 'documents.confirmed', 'assessment.reopened']

it('B139 after an escalation to the insurer there is no way back to the assessment of data', () => {
  always(['escalatedToInsurer', 'escalatedToBank', 'approvedByInsurer', 'assessmentReopened'], (steps) => {
    const escalation = steps.findIndex(({ entry }) => entry.entry === 'escalatedToInsurer')
    if (escalation < 0) return
    const afterwards = steps.slice(escalation + 1)
    expect(afterwards.filter(({ entry }) => ['INITIATED', 'DATA_COMPLETED'].includes(entry.to))).toEqual([])
    expect(afterwards.filter(({ event }) => ASSESSMENT.includes(event.type))).toEqual([])
  })
})

it('B139 on every desk of an escalated case, and with the customer, the guard of the assessment is what refuses', () => {
  const escalated = new Map<string, CaseRecord>()
  exhaustively((steps) => {
    const last = steps.at(-1)
    if (last?.record.snapshot.context['escalatedToInsurer'] && last.entry.to === 'APPROVAL_IN_PROGRESS') {
      escalated.set(JSON.stringify(last.record.snapshot.value), last.record)
    }
  })
  expect([...escalated.keys()].toSorted()).toEqual(
    ['"atBank"', '"atBroker"', '"atInsurer"', '{"extraPremium":"codeSent"}', '{"extraPremium":"requested"}']
      .map((state) => `{"approvalInProgress":${state}}`)
      .toSorted(),
  )
  for (const record of escalated.values()) {
    for (const event of [
      { type: 'examination.uploaded', kind: 'mcuResult', fileId: 'f', name: 'n' },
      { type: 'assessment.reopened', note: 'n' },
    ]) {
      const stamped = { ...event, by: people.broker, at: '2026-01-05T03:00:00.000Z' }
      expect(explain(creditLife, record, stamped).map(({ guard }) => guard)).toEqual(['isAssessmentOpen'])
    }
  }
})

const jakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })

it('B187 B188 nothing becomes active outside the window, without the documents, or with a payment that does not match', () => {
  always(['approvedByBrokerWithPolicy', 'policyIssued'], (steps) => {
    for (const { record, entry } of steps) {
      if (entry.to !== 'ACTIVE') continue
      const context = contextOf({ record })
      expect(Object.keys(context.documents)).toEqual(
        expect.arrayContaining(['mcuResult', 'medicalExaminationReport', 'paymentProof']),
      )
      expect(context.payment?.amount).toBe(context.documents['paymentProof']?.amount)
      expect(context.payment?.amount).toBeGreaterThanOrEqual(totalPremium(context))
      const lastDay = jakarta.format(new Date(Date.parse(context.approval?.at ?? '') + 14 * DAY))
      expect(context.protectionDate! <= lastDay).toBe(true)
      // What is done to a policy that is active already may be done later.
      if (entry.from !== 'ACTIVE') expect(jakarta.format(new Date(entry.at)) <= lastDay).toBe(true)
      expect(record.snapshot.context['policyNumber']).toMatch(/^POL-/)
    }
  })
})

it('rejected and cancelled are final', () => {
  const isEnd = ({ entry }: Accepted) => ['REJECTED', 'CANCELLED'].includes(entry.to)
  always(['rejectedByBank', 'cancelled', 'expired', 'expiredBySchedule'], (steps) => {
    expect(steps.slice(0, -1).filter(isEnd)).toEqual([])
    for (const { record, entry } of steps.slice(-1).filter(isEnd)) {
      expect(record.snapshot).toMatchObject({ status: 'done', deadlines: [] })
      expect(lettersOf(lifecycle, record, entry.at).filter((event) => advance(creditLife, record, event).ok)).toEqual(
        [],
      )
    }
  })
})

it('what a desk has decided was decided by somebody of that desk, or by the root', () => {
  const decision = /^(?:approved|rejected)By(Broker|Insurer|Bank)/
  always(
    [
      'approvedByBroker',
      'approvedByInsurer',
      'approvedByBank',
      'rejectedByBroker',
      'rejectedByInsurer',
      'rejectedByBank',
    ],
    (steps) => {
      const usurped = steps.filter(({ entry, event }) => {
        const desk = decision.exec(entry.entry)?.[1]
        return desk && !['covergate', desk.toLowerCase()].includes(event.by.organisation.id)
      })
      expect(usurped).toEqual([])
    },
  )
})

it('B145 a broker decides alone only within the free cover limit, and B144 nothing above the loan limit is ever confirmed', () => {
  always(['approvedByBroker', 'approvedByBrokerWithPolicy', 'rejectedForLoanLimit'], (steps) => {
    const beyond = steps.filter((step) => {
      const { sumInsured, freeCoverLimit, loanAmount, loanLimit } = contextOf(step)
      const open = !['INITIATED', 'REJECTED', 'CANCELLED'].includes(step.entry.to)
      return (
        (step.entry.entry.startsWith('approvedByBroker') && sumInsured > freeCoverLimit) ||
        (open && loanAmount > loanLimit)
      )
    })
    expect(beyond).toEqual([])
  })
})

it('B185 the premium rises only by what the customer has approved with a verified code', () => {
  always(['customerApprovedExtraPremium', 'customerRejectedExtraPremium'], (steps) => {
    steps.forEach((step, index) => {
      const before = steps[index - 1]
      if (contextOf(step).extraPremium === (before ? contextOf(before).extraPremium : 0)) return
      const code = steps.slice(0, index).findLast(({ event }) => event.type === 'extraPremium.codeSent')
      expect([step.entry.entry, step.event.verified, code?.event['purpose']]).toEqual([
        'customerApprovedExtraPremium',
        true,
        'approve',
      ])
    })
  })
})

it('the book has what was paid, and the policy is issued once', () => {
  always(['paymentRecorded', 'approvedByBrokerWithPolicy', 'policyIssued'], (steps) => {
    let booked = 0
    for (const step of steps) {
      const { payment, currency, quotesCode } = contextOf(step)
      const lines = step.effects.flatMap(({ type, params }) =>
        type === 'book' ? (params['postings'] as unknown as Posting[]) : [],
      )
      for (const line of lines) {
        expect(line).toMatchObject({ kind: 'PREMIUM', currency, subject: quotesCode })
        expect((line.lines ?? []).reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        booked += line.amount
      }
      expect(booked).toBe(payment?.amount ?? 0)
    }
    const issued = steps.filter(({ effects }) =>
      effects.some(({ type, params }) => type === 'issueDocument' && params['document'] === 'policy'),
    )
    const isPolicy = steps.some((step) => contextOf(step).policyNumber !== null)
    expect(issued).toHaveLength(isPolicy ? 1 : 0)
  })
})

const EARLY = { date: '2026-01-04' }
const RICH = { amount: largestSum }
const OWN_WORK = { by: { ...people.root, userId: 'partner-desk' } }

it('every rule refuses something somewhere, but who may begin, and those that only tell two ways apart', () => {
  const refused = new Set<string>()
  generated.forEach((steps, index) => {
    const { record, entry } = steps.at(-1)!
    for (const letter of lettersOf(lifecycle, record, entry.at)) {
      const oddities = index % 10 === 0 ? [STRANGER, VIEWER, UNVERIFIED, LESS, LATER] : []
      const odder = index % 10 === 0 ? [EARLY, RICH, OWN_WORK].map((change) => ({ ...letter, ...change })) : []
      for (const event of [letter, ...odder, ...oddities.map((oddity) => odd(letter, oddity))]) {
        for (const { guard } of explain(creditLife, record, event)) refused.add(guard)
      }
    }
  })
  expect(Object.keys(creditLife.rules).filter((rule) => !refused.has(rule))).toEqual([
    'isToExceedLoanLimit',
    'isAboveLoanLimit',
    'isAskedByInsurer',
  ])
})

it('there are so many ways that this means something', () => {
  expect(ways.length).toBeGreaterThan(500)
})
