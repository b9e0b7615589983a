import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { choices } from '../../../machines/kernel/choices.ts'
import { creditLife as area } from '../../../src/areas/lines/creditLife.ts'
import { newKey } from '../../../src/data/key.ts'
import { recordMachine } from '../../../src/data/record/record.machine.ts'
import type { Payload, RecordEvents, RecordNotice, Sent } from '../../../src/data/record/record.types.ts'
import {
  type RecordSnapshot,
  draftOf,
  isConflicted,
  isInterrupted,
  isOutOfDate,
  isSending,
  newsFor,
  readingOf,
  recordOf,
  refusalOf,
  rowOf,
  timelineOf,
} from '../../../src/data/record/record.view.ts'
import { Quotation, people, type Who } from '../../machines/support/quotation.ts'
import { CaseServer } from '../support/caseServer.ts'

/** One operator's screen, its wire laid to a server that the test holds. */
const open = async (quotation: Quotation, who: Who = 'broker', prepare: (server: CaseServer) => void = () => {}) => {
  const server = new CaseServer(quotation, who)
  prepare(server)
  let hear: (event: RecordEvents) => void = () => {}
  const notices: RecordNotice[] = []
  const actor = createActor(
    recordMachine.provide({
      actors: {
        load: fromPromise(async () => server.read()),
        send: fromPromise(async ({ input }: { input: Sent }) => server.send(input)),
        watch: fromCallback(({ sendBack }) => {
          hear = sendBack
        }),
      },
    }),
    { input: { area, id: 'a case', known: null, isRemembered: true } },
  )
  actor.on('*', (notice) => notices.push(notice))
  actor.start()
  const until = (is: (snapshot: RecordSnapshot) => boolean) => waitFor(actor, is, { timeout: 1_000 })
  await until((snapshot) => !snapshot.hasTag('busy'))
  return {
    actor,
    server,
    notices,
    until,
    snapshot: () => actor.getSnapshot(),
    /** Somebody else moves the case, and the live connection says so. */
    elsewhere: async (other: Who, type: string, payload?: Payload) => {
      quotation.send(other, type, payload)
      hear({ type: 'record.heard', revision: server.revision })
      await until((snapshot) => rowOf(snapshot).revision === server.revision)
    },
    choose: (type: string) => {
      const { meta } = choices(creditLife, recordOf(actor.getSnapshot()), { by: people[who], at: quotation.at }).find(
        (choice) => choice.type === type,
      )!
      actor.send({ type: 'action.chosen', action: type, meta, key: newKey() })
    },
    submit: async (payload: Payload = {}) => {
      actor.send({ type: 'action.submitted', payload, key: newKey() })
      await until((snapshot) => !isSending(snapshot))
    },
  }
}

const fields = Object.keys(area.fields)
const entriesOf = (snapshot: RecordSnapshot) => timelineOf(snapshot).map(({ entry }) => entry)

describe('reading a case', () => {
  it('shows a case that was read', async () => {
    const { snapshot } = await open(new Quotation().atInsurer())
    expect(recordOf(snapshot()).snapshot.value).toEqual({ approvalInProgress: 'atInsurer' })
    expect(newsFor(snapshot(), fields)).toBeNull()
  })

  it('says that a case is not there', async () => {
    const { snapshot } = await open(new Quotation(), 'broker', (server) => {
      server.isMissing = true
    })
    expect(readingOf(snapshot())).toBe('gone')
  })

  it('tries again when the case could not be read', async () => {
    const { snapshot, actor, server, until } = await open(new Quotation(), 'broker', (one) => {
      one.isDown = true
    })
    expect(readingOf(snapshot())).toBe('failed')
    server.isDown = false
    actor.send({ type: 'load.retried' })
    await until((now) => readingOf(now) === 'shown')
    expect(entriesOf(snapshot())).toEqual(['created'])
  })
})

describe('deciding', () => {
  it('sends the event for the revision that was seen and shows the new state with its timeline entry', async () => {
    const { choose, submit, server, snapshot, notices, until } = await open(new Quotation().atBroker())
    choose('quotation.approved')
    await submit({ note: 'All is in order' })
    expect(server.received.map(({ revision, draft: { type, payload } }) => ({ revision, type, payload }))).toEqual([
      { revision: 5, type: 'quotation.approved', payload: { note: 'All is in order' } },
    ])
    await until((now) => entriesOf(now).at(-1) === 'approvedByBroker')
    expect(recordOf(snapshot()).snapshot.value).toBe('approved')
    expect(draftOf(snapshot())).toBeNull()
    expect(newsFor(snapshot(), fields)).toBeNull()
    expect(notices.map((notice) => 'meta' in notice && [notice.type, notice.meta.success])).toEqual([
      ['decided', 'creditLife:success.quotation.approved'],
    ])
  })

  it('keeps what was typed and says why when the server refuses', async () => {
    const { choose, submit, snapshot, notices } = await open(new Quotation().atBroker().proven(187_500_000))
    choose('payment.recorded')
    await submit({ amount: 1, date: '2026-03-02', reference: 'TRF-1' })
    expect(refusalOf(snapshot())!.reasons.map(({ guard }) => guard)).toEqual([
      'hasMatchingAmount',
      'hasSufficientAmount',
    ])
    expect(draftOf(snapshot())!.payload).toEqual({ amount: 1, date: '2026-03-02', reference: 'TRF-1' })
    expect(notices.map((notice) => 'meta' in notice && [notice.type, notice.meta.failure])).toEqual([
      ['undecided', 'creditLife:failure.payment.recorded'],
    ])
  })

  it('drops what was begun when the operator thinks better of it', async () => {
    const { choose, actor, snapshot, server } = await open(new Quotation().atBroker())
    choose('quotation.rejected')
    actor.send({ type: 'action.abandoned' })
    expect(draftOf(snapshot())).toBeNull()
    expect(server.received).toEqual([])
  })
})

it('an action of its area that has changed a case is heard of by its answer, and the case is read again', async () => {
  const quotation = new Quotation().completed()
  const { actor, until, snapshot } = await open(quotation)
  quotation.send('broker', 'documents.confirmed')
  const { row } = snapshot().context.known!
  const { revision } = quotation.record
  actor.send({
    type: 'record.told',
    answer: { __typename: 'Stale', revision, changed: [], record: row!, since: [] },
  })
  await until((now) => entriesOf(now).at(-1) === 'confirmed')
  expect(recordOf(snapshot()).snapshot.value).toBe('confirmed')
})

describe('when the network fails', () => {
  it('keeps the payload and tries again under the same key', async () => {
    const { choose, submit, server, snapshot } = await open(new Quotation().atBroker())
    choose('quotation.rejected')
    server.isDown = true
    await submit({ reason: 'The risk is too high' })
    expect(isInterrupted(snapshot())).toBe(true)
    const { key, payload } = draftOf(snapshot())!
    expect(payload).toEqual({ reason: 'The risk is too high' })
    server.isDown = false
    await submit({ reason: 'The risk is too high' })
    expect(server.received.map(({ draft }) => draft.key)).toEqual([key])
    expect(recordOf(snapshot()).snapshot.value).toBe('rejected')
  })

  it('makes another try of it when something else is typed', async () => {
    const { choose, submit, server, snapshot } = await open(new Quotation().atBroker())
    choose('quotation.rejected')
    server.isDown = true
    await submit({ reason: 'No' })
    const { key } = draftOf(snapshot())!
    await submit({ reason: 'The risk is too high' })
    expect(draftOf(snapshot())!.key).not.toBe(key)
  })

  it('finds out that a try without an answer had been taken, and counts it once', async () => {
    const { choose, submit, server, snapshot, actor, until, notices } = await open(new Quotation().atBroker())
    choose('quotation.rejected')
    server.losesAnswer = true
    await submit({ reason: 'The risk is too high' })
    expect(isInterrupted(snapshot())).toBe(true)
    actor.send({ type: 'record.changedElsewhere' })
    await until((now) => draftOf(now) === null)
    expect(isConflicted(snapshot())).toBe(false)
    expect(entriesOf(snapshot()).filter((entry) => entry === 'rejectedByBroker')).toHaveLength(1)
    expect(notices.map(({ type }) => type)).toEqual(['undecided', 'decided'])
  })

  it('says that what is shown may be old, until it could be read again', async () => {
    const { server, actor, until, snapshot } = await open(new Quotation().atBroker())
    server.isDown = true
    actor.send({ type: 'record.changedElsewhere' })
    await until(isOutOfDate)
    server.isDown = false
    actor.send({ type: 'record.changedElsewhere' })
    await until((now) => !isOutOfDate(now))
    expect(readingOf(snapshot())).toBe('shown')
  })
})

describe('when somebody else moves the case', () => {
  it('tells who did what and which fields changed', async () => {
    const { elsewhere, snapshot, actor } = await open(new Quotation().confirmed())
    await elsewhere('broker', 'quotation.escalatedToInsurer', { declarationEmail: 'declaration@insurer.test' })
    const { entries, changed, before } = newsFor(snapshot(), fields)!
    expect(entries.map(({ entry, by, from, to }) => [entry, by.name, from, to])).toEqual([
      ['escalatedToInsurer', 'broker', 'CONFIRMED', 'APPROVAL_IN_PROGRESS'],
    ])
    expect(changed).toEqual(['declaration_email', 'escalated_to_insurer'])
    expect(before['escalated_to_insurer']).toBe(false)
    actor.send({ type: 'news.read' })
    expect(newsFor(snapshot(), fields)).toBeNull()
  })

  it('takes what the database has in another order for the same', async () => {
    const { elsewhere, snapshot } = await open(new Quotation().confirmed())
    await elsewhere('broker', 'quotation.escalatedToInsurer', { declarationEmail: 'declaration@insurer.test' })
    const { context } = snapshot()
    const rows = (value: object) => ({ lines: [value], declaration_email: 'another' })
    const turned = {
      ...snapshot(),
      context: {
        ...context,
        before: { ...context.before!, ...rows({ title: 'Bus', amount: 3 }) },
        known: { ...context.known!, row: { ...context.known!.row, lines: [{ amount: 3, title: 'Bus' }] } },
      },
    } as ReturnType<typeof snapshot>
    expect(newsFor(turned, ['lines', 'declaration_email'])!.changed).toEqual(['declaration_email'])
  })

  it('stops an action that was begun, keeps what was typed, and goes on by one click', async () => {
    const { elsewhere, choose, submit, snapshot, server } = await open(new Quotation().atBroker())
    choose('quotation.approved')
    await elsewhere('partner', 'document.uploaded', { kind: 'other', fileId: 'f9', name: 'letter.pdf' })
    expect(isConflicted(snapshot())).toBe(true)
    expect(newsFor(snapshot(), fields)!.entries.map(({ entry }) => entry)).toEqual(['documentUploaded'])
    await submit({ note: 'All is in order' })
    expect(server.received.map(({ revision }) => revision)).toEqual([6])
    expect(recordOf(snapshot()).snapshot.value).toBe('approved')
  })

  it('hears of it from the refusal when the live connection was late', async () => {
    const quotation = new Quotation().atInsurer()
    const { choose, submit, snapshot, notices, until } = await open(quotation, 'insurer')
    choose('quotation.approved')
    quotation.send('broker', 'quotation.cancelled', { reason: 'The customer has withdrawn' })
    await submit({ note: 'All is in order' })
    expect(isConflicted(snapshot())).toBe(true)
    expect(recordOf(snapshot()).snapshot.value).toBe('cancelled')
    expect(newsFor(snapshot(), fields)!.entries.map(({ entry }) => entry)).toEqual(['cancelled'])
    expect(draftOf(snapshot())!.payload).toEqual({ note: 'All is in order' })
    expect(notices).toEqual([])
    await until((now) => rowOf(now).status === 'CANCELLED')
  })

  it('goes on for the new revision under another key, since it is another request', async () => {
    const quotation = new Quotation().atBroker()
    const { choose, submit, snapshot, server } = await open(quotation)
    choose('quotation.approved')
    quotation.send('partner', 'document.uploaded', { kind: 'other', fileId: 'f9', name: 'letter.pdf' })
    await submit({ note: 'All is in order' })
    expect(isConflicted(snapshot())).toBe(true)
    await submit({ note: 'All is in order' })
    expect(server.received.map(({ revision }) => revision)).toEqual([5, 6])
    expect(new Set(server.received.map(({ draft }) => draft.key)).size).toBe(2)
    expect(recordOf(snapshot()).snapshot.value).toBe('approved')
  })

  it('discards what was begun by one click', async () => {
    const { elsewhere, choose, actor, snapshot } = await open(new Quotation().atBroker())
    choose('quotation.approved')
    await elsewhere('broker', 'quotation.rejected', { reason: 'The risk is too high' })
    actor.send({ type: 'action.abandoned' })
    expect(draftOf(snapshot())).toBeNull()
    expect(newsFor(snapshot(), fields)!.entries.map(({ entry }) => entry)).toEqual(['rejectedByBroker'])
  })

  it('does not take what this screen did for news', async () => {
    const { choose, submit, elsewhere, snapshot, until } = await open(new Quotation().completed())
    choose('documents.confirmed')
    await submit()
    await until((now) => rowOf(now).revision === 4)
    await elsewhere('broker', 'quotation.escalatedToBank')
    expect(newsFor(snapshot(), fields)!.entries.map(({ entry }) => entry)).toEqual(['escalatedToBank'])
  })
})
