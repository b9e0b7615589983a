import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { bulkMachine } from '../../src/pages/list/bulk/bulk.machine.ts'
import type { BulkSend, Outcome } from '../../src/pages/list/bulk/bulk.types.ts'
import { stageOf } from '../../src/pages/list/bulk/bulk.view.ts'
import { judge, noteOf, type BulkAction, type BulkCase } from '../../src/pages/list/bulk/judge.ts'
import { people, Quotation, type Who } from '../machines/support/quotation.ts'

const caseOf = (id: string, quotation: Quotation): BulkCase => ({
  id,
  title: `Q-${id}`,
  record: quotation.record,
  others: [],
})

const desk = [
  caseOf('1', new Quotation().atBroker()),
  caseOf('2', new Quotation().atInsurer()),
  caseOf('3', new Quotation().atBroker()),
  caseOf('4', new Quotation()),
]

const judged = (who: Who, cases = desk) => judge(creditLife, cases, { by: people[who], at: '2026-03-02T09:00:00.000Z' })

const told = (actions: BulkAction[], type: string) => {
  const action = actions.find((one) => one.type === type)!
  return {
    allowed: action.allowed.map(({ id }) => id),
    against: action.against.map(({ reasons, cases }) => [
      reasons.map(({ guard }) => guard).join(),
      cases.map(({ id }) => id),
    ]),
  }
}

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
    expect(noteOf(creditLife.events['quotation.approved']!)).toEqual({ field: 'note', required: false })
    expect(noteOf(creditLife.events['quotation.rejected']!)).toEqual({ field: 'reason', required: true })
    expect(noteOf(creditLife.events['quotation.escalatedToBank']!)).toBe(null)
    expect(noteOf(creditLife.events['quotation.escalatedToInsurer']!)).toBe(undefined)
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
              cases.filter(({ id }) => input.includes(id)),
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
    { clock, input: { ids: cases.map(({ id }) => id) } },
  ).start()
  const stage = () => stageOf(actor.getSnapshot())
  const action = (type: string) => {
    const now = stage()
    return now.kind === 'judged' ? now.actions.find((one) => one.type === type)! : null
  }
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
    const { actor, stage, sent } = await rejecting()
    actor.send({ type: 'action.confirmed' })
    expect(stage()).toMatchObject({ kind: 'asking', noteMissing: true })
    actor.send({ type: 'note.typed', note: ' Incomplete file ' })
    actor.send({ type: 'action.confirmed' })
    expect(sent.map(({ input }) => [input.case.id, input.type, input.payload])).toEqual([
      ['1', 'quotation.rejected', { reason: 'Incomplete file' }],
    ])
  })

  it('sends one case after the other and keeps what became of each', async () => {
    const { actor, stage, sent } = await rejecting()
    actor.send({ type: 'note.typed', note: 'no' })
    actor.send({ type: 'action.confirmed' })
    expect(stage()).toMatchObject({ kind: 'sending', done: 0 })
    await sent[0]!.answer({ case: sent[0]!.input.case, kind: 'stale' })
    expect([sent.length, stage()]).toEqual([2, expect.objectContaining({ kind: 'sending', done: 1 })])
    await sent[1]!.fail('away')
    await sent[2]!.answer({ case: sent[2]!.input.case, kind: 'done' })
    expect(stage()).toMatchObject({
      kind: 'done',
      left: 0,
      outcomes: [
        { kind: 'stale', case: { id: '1' } },
        { kind: 'failed', case: { id: '3' }, error: 'away' },
        { kind: 'done', case: { id: '4' } },
      ],
    })
  })

  it('stops after the case that is under way', async () => {
    const { actor, stage, sent } = await rejecting()
    actor.send({ type: 'note.typed', note: 'no' })
    actor.send({ type: 'action.confirmed' })
    actor.send({ type: 'sending.stopped' })
    expect(stage()).toMatchObject({ kind: 'sending', stopping: true })
    await sent[0]!.answer({ case: sent[0]!.input.case, kind: 'done' })
    expect([sent.length, stage()]).toEqual([1, expect.objectContaining({ kind: 'done', left: 2 })])
  })

  it('judges anew when other rows are chosen, once they are', async () => {
    const work = working()
    await settled()
    for (const ids of [['1'], ['1', '2'], ['2']]) work.actor.send({ type: 'selection.changed', ids })
    expect([work.stage().kind, work.judgements()]).toEqual(['judging', 1])
    work.clock.increment(250)
    await settled()
    expect(work.judgements()).toBe(2)
    expect(work.action('quotation.approved')).toMatchObject({ allowed: [], against: [{ cases: [{ id: '2' }] }] })
  })
})
