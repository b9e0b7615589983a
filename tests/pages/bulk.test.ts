import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { bank } from '../../src/areas/parties/bank.ts'
import { disbursement } from '../../machines/disbursement/disbursement.ts'
import * as disbursements from '../../machines/disbursement/disbursement.trial.ts'
import { advance, begin } from '../../machines/kernel/advance.ts'
import type { Context, Known } from '../../machines/kernel/types.ts'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { bulkMachine } from '../../src/pages/list/bulk/bulk.machine.ts'
import type { BulkSend, Outcome } from '../../src/pages/list/bulk/bulk.types.ts'
import { judgement, stageOf } from '../../src/pages/list/bulk/bulk.view.ts'
import type { Row } from '../../src/shared/endpoints/answers/records.ts'
import { judgeCases, judgeRows, noteOf, type BulkAction, type BulkCase } from '../../src/pages/list/bulk/judge.ts'
import { judgeHolding } from '../../src/pages/list/bulk/judgeHolding.ts'
import { people, Quotation, type Who } from '../machines/support/quotation.ts'

const rowOf = (id: string): Row => ({ id, revision: 0, created_at: '', updated_at: '' })

const caseOf = (id: string, quotation: Quotation): BulkCase => ({
  id,
  revision: quotation.record.revision,
  title: `Q-${id}`,
  row: rowOf(id),
  record: quotation.record,
  others: [],
})

const desk = [
  caseOf('1', new Quotation().atBroker()),
  caseOf('2', new Quotation().atInsurer()),
  caseOf('3', new Quotation().atBroker()),
  caseOf('4', new Quotation()),
]

const judged = (who: Who, cases = desk) =>
  judgeCases(creditLife, cases, { by: people[who], at: '2026-03-02T09:00:00.000Z' })

const told = (actions: BulkAction[], type: string) => {
  const action = actions.find((one) => one.type === type)!
  return {
    allowed: action.allowed.map(({ id }) => id),
    against: action.against.map(({ reasons, rows }) => [
      reasons.map(({ guard }) => guard).join(),
      rows.map(({ id }) => id),
    ]),
  }
}

describe('taking several cases, and giving them to a colleague', () => {
  const at = '2026-03-02T09:00:00.000Z'
  const later = '2026-03-02T17:00:00.000Z'
  const held = (id: string, by: string, until = later): Row => ({
    ...rowOf(id),
    holder: `Name of ${by}`,
    held_by: by,
    held_until: until,
  })
  const me = people.broker.userId
  const offered = (rows: Row[], colleagues = [{ id: 'c', name: 'Colleague' }]) =>
    judgeHolding(creditLife, desk, rows, { by: people.broker, at }, () => Promise.resolve(colleagues))

  it('is offered for those whose turn it is and that nobody else holds', async () => {
    const rows = [held('1', me), rowOf('2'), held('3', 'another'), rowOf('4')]
    const actions = await offered(rows)
    expect(told(actions, 'holding.assign')).toEqual({
      allowed: ['1'],
      against: [
        ['turn', ['2', '4']],
        ['held', ['3']],
      ],
    })
    expect(actions.some(({ type }) => type === 'holding.take')).toBe(false)
  })

  it('counts a time that is over as nobody’s, and gives to nobody where there is no colleague', async () => {
    const actions = await offered([rowOf('1'), rowOf('2'), held('3', 'another', at), rowOf('4')], [])
    expect(actions.map(({ type }) => type)).toEqual(['holding.take'])
    expect(told(actions, 'holding.take').allowed).toEqual(['1', '3'])
  })
})

describe('what may be done to several cases', () => {
  it('says for how many, and why not for the others', () => {
    expect(told(judged('broker'), 'quotation.approved')).toEqual({
      allowed: ['1', '3'],
      against: [
        ['isInsurerOfCase', ['2']],
        ['isKnownInState', ['4']],
      ],
    })
  })

  it('refuses all to who may not decide', () => {
    expect(told(judged('viewer'), 'quotation.rejected')).toMatchObject({ allowed: [] })
    expect(judged('viewer').every(({ allowed }) => allowed.length === 0)).toBe(true)
  })

  it('offers only what asks for no more than a note', () => {
    const offered = judged('broker').map(({ type }) => type)
    expect(offered).toEqual(
      expect.arrayContaining(['quotation.approved', 'quotation.rejected', 'quotation.escalatedToBank']),
    )
    for (const more of [
      'quotation.escalatedToInsurer',
      'extraPremium.requested',
      'document.uploaded',
      'payment.recorded',
      'spk.submitted',
    ])
      expect(offered).not.toContain(more)
  })

  it('knows which note goes with it', () => {
    expect(noteOf(creditLife.events['quotation.approved']!.fields)).toEqual({ field: 'note', required: false })
    expect(noteOf(creditLife.events['quotation.rejected']!.fields)).toEqual({ field: 'reason', required: true })
    expect(noteOf(creditLife.events['quotation.escalatedToBank']!.fields)).toBe(null)
    expect(noteOf(creditLife.events['quotation.escalatedToInsurer']!.fields)).toBe(undefined)
  })
})

describe('one payment for several disbursements of a payee', () => {
  const at = '2026-03-02T09:00:00.000Z'
  const [, , manual] = disbursements.samples as [Context, Context, Context]
  const payee = manual['payee'] as Context

  /** Approved, and waiting for the insurer. */
  const waiting = (id: string, more: Context): BulkCase => {
    const { by, others } = disbursements.beginner()
    let { record } = begin(disbursement, { ...manual, ...more }, { by, others, at })
    for (const type of ['account.verified', 'disbursement.submitted', 'disbursement.approved']) {
      const event = disbursements.alphabet(record, at).find((one) => one.type === type)!
      const step = advance(disbursement, record, event)
      if (!step.ok) throw new Error(JSON.stringify(step.refusal))
      record = step.record
    }
    return { id, revision: record.revision, title: id, row: rowOf(id), record, others: claims }
  }
  const { claim } = disbursements.beginner().others!
  const claims: Known[] = [{ ...claim!, title: 'CLM-1', against: {} }]

  it('is for those of one account and currency, each with its own sum, by one date, reference and proof', () => {
    const cases = [
      waiting('1', { amount: 600 }),
      waiting('2', { amount: 400 }),
      waiting('3', { payee: { ...payee, accountNumber: '987' } }),
      waiting('4', { currency: 'MYR' }),
    ]
    const { by } = disbursements.alphabet(cases[0]!.record, at).find(({ type }) => type === 'disbursement.markedPaid')!
    const actions = judgeCases(disbursement, cases, { by, at })
    const action = actions.find(({ type }) => type === 'disbursement.markedPaid')!
    expect(Object.keys(action.fields)).toEqual(['date', 'reference', 'fileId'])
    expect(action.allowed.map(({ id, own }) => [id, own])).toEqual([
      ['1', { amount: 600 }],
      ['2', { amount: 400 }],
    ])
    expect(told(actions, 'disbursement.markedPaid').against).toEqual([['isAlike', ['3', '4']]])
  })
})

describe('what an area may do to several rows', () => {
  const banks = ['ACTIVE', 'INACTIVE', 'ACTIVE'].map((status, index) => ({
    ...rowOf(String(index)),
    name: `Bank ${index}`,
    status,
  }))
  const person = (...held: string[]) => ({
    by: { ...people.viewer, permissions: held },
    at: '2026-03-02T09:00:00.000Z',
  })

  it('says for how many, why not for the others, and asks about one or about several', () => {
    const [activate, deactivate, ...more] = judgeRows(bank, banks, person('bank.updateStatus'))
    expect(more).toEqual([])
    expect([activate, deactivate].map((action) => action?.allowed.map(({ title }) => title))).toEqual([
      ['Bank 1'],
      ['Bank 0', 'Bank 2'],
    ])
    expect(activate?.against).toMatchObject([
      { reasons: [{ key: 'bank:actions.activate.reasons.isInactive' }], rows: [{ id: '0' }, { id: '2' }] },
    ])
    expect([activate?.meta.confirm, deactivate?.meta.confirm]).toEqual([undefined, 'bank:actions.deactivate.questions'])
    const [, alone] = judgeRows(bank, banks.slice(0, 1), person('bank.updateStatus'))
    expect(alone?.meta.confirm).toBe('bank:actions.deactivate.question')
  })

  it('is nothing to who lacks the permission', () => {
    expect(judgeRows(bank, banks, person('bank.list'))).toEqual([])
  })
})

const settled = () => new Promise((resolve) => setImmediate(resolve))

const working = (cases = desk) => {
  const clock = new SimulatedClock()
  const sent: {
    input: BulkSend
    answer(outcome: Outcome): Promise<unknown>
    fail(error: unknown): Promise<unknown>
  }[] = []
  let judgements = 0
  const actor = createActor(
    bulkMachine.provide({
      actors: {
        judge: fromPromise(({ input }) => {
          judgements++
          return Promise.resolve(
            judged(
              'broker',
              cases.filter(({ id }) => input.some((row) => row.id === id)),
            ),
          )
        }),
        send: fromPromise(
          ({ input }) =>
            new Promise<Outcome>((resolve, reject) =>
              sent.push({
                input,
                answer: (outcome) => (resolve(outcome), settled()),
                fail: (error) => (reject(error), settled()),
              }),
            ),
        ),
      },
    }),
    { clock, input: { rows: cases.map(({ id }) => rowOf(id)) } },
  ).start()
  const stage = () => stageOf(actor.getSnapshot())
  const action = (type: string) =>
    stage().kind === 'judged' ? judgement(actor.getSnapshot()).find((one) => one.type === type)! : null
  return { actor, clock, sent, stage, action, judgements: () => judgements }
}

const rejecting = async () => {
  const work = working()
  await settled()
  work.actor.send({ type: 'action.chosen', action: work.action('quotation.rejected')! })
  return work
}

describe('doing it', () => {
  it('asks for the note that it needs', async () => {
    const { actor, clock, stage, sent } = await rejecting()
    actor.send({ type: 'action.confirmed' })
    expect(stage()).toMatchObject({ kind: 'asking', missing: ['reason'] })
    actor.send({ type: 'field.filled', name: 'reason', value: ' Incomplete file ' })
    actor.send({ type: 'action.confirmed' })
    expect([stage().kind, sent]).toEqual(['waiting', []])
    clock.increment(5_000)
    expect(sent.map(({ input }) => [input.row.id, input.type, input.payload])).toEqual([
      ['1', 'quotation.rejected', { reason: 'Incomplete file' }],
    ])
  })

  it('sends one case after the other and keeps what became of each', async () => {
    const { actor, stage, sent } = await rejecting()
    actor.send({ type: 'field.filled', name: 'reason', value: 'no' })
    actor.send({ type: 'action.confirmed' })
    actor.send({ type: 'sending.hurried' })
    expect(stage()).toMatchObject({ kind: 'sending', done: 0 })
    await sent[0]!.answer({ row: sent[0]!.input.row, kind: 'stale' })
    expect([sent.length, stage()]).toEqual([2, expect.objectContaining({ kind: 'sending', done: 1 })])
    await sent[1]!.fail('away')
    await sent[2]!.answer({ row: sent[2]!.input.row, kind: 'done' })
    expect(stage()).toMatchObject({
      kind: 'done',
      outcomes: [
        { kind: 'stale', row: { id: '1' } },
        { kind: 'failed', row: { id: '3' }, error: 'away' },
        { kind: 'done', row: { id: '4' } },
      ],
    })
  })

  it('stops after the case that is under way', async () => {
    const { actor, stage, sent } = await rejecting()
    actor.send({ type: 'field.filled', name: 'reason', value: 'no' })
    actor.send({ type: 'action.confirmed' })
    actor.send({ type: 'sending.hurried' })
    actor.send({ type: 'sending.stopped' })
    expect(stage()).toMatchObject({ kind: 'sending', stopping: true })
    await sent[0]!.answer({ row: sent[0]!.input.row, kind: 'done' })
    expect([sent.length, stage()]).toEqual([1, expect.objectContaining({ kind: 'done' })])
  })

  it('judges anew when other rows are chosen, once they are', async () => {
    const work = working()
    await settled()
    for (const ids of [['1'], ['1', '2'], ['2']]) work.actor.send({ type: 'selection.changed', rows: ids.map(rowOf) })
    expect([work.stage().kind, work.judgements()]).toEqual(['judging', 1])
    work.clock.increment(250)
    await settled()
    expect(work.judgements()).toBe(2)
    expect(work.action('quotation.approved')).toMatchObject({ allowed: [], against: [{ rows: [{ id: '2' }] }] })
  })
})
