import { systemActor } from '../../../machines/kernel/actors.ts'
import { advance, begin } from '../../../machines/kernel/advance.ts'
import type { Actor, Advance, CaseEvent, CaseRecord, Effect, Entry } from '../../../machines/kernel/types.ts'
import { actions, samples } from '../../../machines/creditLife/creditLife.trial.ts'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'

export const permissions = actions.map((action) => `product.creditLife.quotation.${action}`)

const person = (organisation: string, granted: string[]): Actor => ({
  userId: `user of ${organisation}`,
  name: organisation,
  roles: [],
  permissions: granted,
  organisation: { id: organisation, kind: 'any', name: organisation },
})

export const people = {
  broker: person('broker', permissions),
  assessor: { ...person('broker', permissions), userId: 'assessor of broker' },
  insurer: person('insurer', permissions),
  bank: person('bank', permissions),
  partner: person('partner', permissions),
  root: person('covergate', ['superadmin.root']),
  viewer: person('broker', []),
  stranger: person('another broker', permissions),
  schedule: systemActor,
}
export type Who = keyof typeof people

export const [ordinary, large, tooLarge] = samples as [(typeof samples)[0], (typeof samples)[0], (typeof samples)[0]]

const START = '2026-03-02T01:00:00.000Z'
const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const plus = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString()

type Payload = Record<string, unknown> & { at?: string }

/** A quotation in the hands of people: each step an hour after the last, at another instant when it says so. */
export class Quotation {
  record: CaseRecord
  readonly entries: Entry[]
  effects: Effect[] = []
  at = START

  constructor(input = ordinary) {
    const { record, entry } = begin(creditLife, input, { by: people.partner, at: START })
    this.record = record
    this.entries = [entry]
  }

  /** Another case with the same past. */
  copy(): Quotation {
    const other = new Quotation()
    other.record = this.record
    other.entries.splice(0, 1, ...this.entries)
    other.at = this.at
    return other
  }

  event(who: Who, type: string, { at = plus(this.at, HOUR), ...payload }: Payload = {}): CaseEvent {
    return { ...payload, type, by: people[who], at }
  }

  try(who: Who, type: string, payload?: Payload): Advance {
    return advance(creditLife, this.record, this.event(who, type, payload))
  }

  /** Names of the guards that refuse, none when the event would be accepted. */
  refused(who: Who, type: string, payload?: Payload): string[] {
    return this.judged(this.event(who, type, payload))
  }

  judged(event: CaseEvent): string[] {
    const result = advance(creditLife, this.record, event)
    if (result.ok) return []
    return result.refusal.code === 'REFUSED' ? result.refusal.reasons.map(({ guard }) => guard) : [result.refusal.code]
  }

  send(who: Who, type: string, payload?: Payload): this {
    const result = this.try(who, type, payload)
    if (!result.ok) throw new Error(`${type}: ${JSON.stringify(result.refusal)}`)
    this.record = result.record
    this.entries.push(result.entry)
    this.effects = result.effects
    this.at = result.entry.at
    return this
  }

  get status(): string {
    return this.entries.at(-1)!.to
  }

  get entry(): string {
    return this.entries.at(-1)!.entry
  }

  get value() {
    return this.record.snapshot.value
  }

  get facts() {
    return creditLife.facts(this.record.snapshot.context)
  }

  examined(): this {
    return this.send('partner', 'examination.uploaded', { kind: 'mcuResult', fileId: 'f1', name: 'mcu.pdf' }).send(
      'partner',
      'examination.uploaded',
      { kind: 'medicalExaminationReport', fileId: 'f2', name: 'report.pdf' },
    )
  }

  completed(): this {
    return this.examined().send('partner', 'spk.submitted', { date: '2026-03-02' })
  }

  confirmed(): this {
    return this.completed().send('assessor', 'documents.confirmed')
  }

  atBroker(): this {
    return this.confirmed().send('broker', 'quotation.escalatedToBroker')
  }

  atInsurer(): this {
    return this.confirmed().send('broker', 'quotation.escalatedToInsurer', {
      declarationEmail: 'declaration@insurer.test',
    })
  }

  atBank(): this {
    return this.confirmed().send('broker', 'quotation.escalatedToBank')
  }

  proven(amount: number): this {
    return this.send('partner', 'document.uploaded', { kind: 'paymentProof', fileId: 'f3', name: 'proof.jpg', amount })
  }

  paid(amount: number): this {
    return this.proven(amount).send('broker', 'payment.recorded', { amount, date: '2026-03-02', reference: 'TRF-1' })
  }

  /** The deadline that is armed first fires at its instant. */
  lapsed(who: Who = 'schedule'): this {
    const [deadline] = this.record.snapshot.deadlines
    return this.send(who, deadline!.event, { at: deadline!.at })
  }
}
