import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replay } from '../../machines/kernel/advance.ts'
import { samples } from '../../machines/creditLife/creditLife.trial.ts'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { codeFor } from '../../src/server/cases/codes.ts'
import { fireDue } from '../../src/server/cases/fireDue.ts'
import { move } from '../../src/server/cases/move.ts'
import { toldEntry } from '../../src/server/cases/sight.ts'
import { readEntries } from '../../src/server/cases/timeline.ts'
import type { Moved, Refused, SendAnswer } from '../../src/shared/endpoints/answers/cases.ts'
import { system } from '../../src/server/store/store.ts'
import { addOrganisation, asOwner } from './support/people.ts'
import { rush } from './support/share.ts'
import { openWorld } from './creditLife/world.ts'
import type { World } from './creditLife/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const area = 'credit_life'
const upload = async (id: string, kind = 'mcuResult') => ({
  type: 'examination.uploaded',
  kind,
  fileId: await world.addFile(id, 'mcu.pdf'),
  name: 'mcu.pdf',
})
const question = (notes = 'Please confirm') => ({ type: 'confirmation.asked', notes })
const asMoved = (answer: SendAnswer) => answer as Moved
const asRefused = (answer: SendAnswer) => answer as Refused

const stored = async (id: string) => {
  const [row] = await world.store.run<{ revision: number; status: string; snapshot: unknown }>(
    system,
    'select revision, status, snapshot from credit_life_quotations where id = $1',
    [id],
  )
  const entries = await readEntries(world.store, system, area, id, -1, 1000)
  const outbox = await world.store.run<{ type: string; revision: number }>(
    system,
    'select type, revision from outbox where case_id = $1 order by id',
    [id],
  )
  return { row: row!, entries, outbox }
}

describe('a move', () => {
  it('writes the row, its timeline and its effects, and tells who may see it', async () => {
    const id = await world.addCase()
    for (const kind of ['mcuResult', 'medicalExaminationReport'])
      await world.send(id, 'partner', await upload(id, kind))
    await world.send(id, 'partner', { type: 'spk.submitted', date: '2026-03-02' })
    const answer = asMoved(await world.send(id, 'broker', { type: 'documents.confirmed' }))

    const { row, entries, outbox } = await stored(id)
    expect(answer).toMatchObject({ __typename: 'Moved', id, revision: row.revision, status: row.status })
    expect(entries.map(({ revision }) => revision)).toEqual(
      Array.from({ length: row.revision + 1 }, (_, index) => index),
    )
    expect(entries.at(-1)).toMatchObject({
      entry: answer.entry.entry,
      to: row.status,
      event: {
        by: { ...world.person('broker'), permissions: ['product.creditLife.quotation.confirm'] },
        at: '2026-03-02T03:00:00.000Z',
      },
    })
    expect(answer.entry).toEqual(toldEntry(creditLife, system, entries.at(-1)!))
    expect(replay(creditLife, entries).snapshot).toEqual(row.snapshot)
    expect(answer.case.snapshot).toEqual(row.snapshot)
    expect(outbox.every(({ revision }) => revision <= row.revision)).toBe(true)
    expect(world.moved.at(-1)).toEqual({
      area,
      id,
      revision: row.revision,
      status: row.status,
      by: { name: 'Person of broker' },
      parties: Object.fromEntries(
        (['broker', 'insurer', 'bank', 'partner'] as const).map((kind) => [`${kind}_id`, world.organisations[kind].id]),
      ),
    })
  })

  it('shows the columns that the events have made', async () => {
    const id = await world.addCase()
    for (const kind of ['mcuResult', 'medicalExaminationReport'])
      await world.send(id, 'partner', await upload(id, kind))
    await world.send(id, 'partner', { type: 'spk.submitted', date: '2026-03-01' })
    const rows = await world.store.run(system, 'select spk_submission_date from credit_life_quotations where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ spk_submission_date: '2026-03-01' }])
  })

  it('answers a refused event with the guards that said no and what may be done', async () => {
    const id = await world.addCase()
    const answer = asRefused(await world.send(id, 'broker', { type: 'quotation.approved' }))
    expect(answer).toMatchObject({ __typename: 'Refused', code: 'REFUSED', revision: 0, since: [] })
    expect(answer.reasons.map(({ guard }) => guard)).toEqual(['isKnownInState'])
    expect(answer.legal).toContain('examination.uploaded')
    expect((await stored(id)).entries).toHaveLength(1)
  })

  it('answers a payload of the wrong shape field by field', async () => {
    const id = await world.addCase()
    const answer = asRefused(
      await world.send(id, 'partner', { type: 'examination.uploaded', kind: 'mcuResult', name: ['x'] }),
    )
    expect(answer.code).toBe('INVALID')
    expect(answer.fields).toEqual([
      { path: 'name', key: 'validation:invalid', values: {} },
      { path: 'fileId', key: 'validation:uploadRequired', values: {} },
    ])
    const missing = asRefused(await world.send(id, 'partner', { type: 'examination.uploaded', kind: 'mcuResult' }))
    expect(missing.fields.map(({ path, key }) => [path, key])).toEqual([
      ['fileId', 'validation:uploadRequired'],
      ['name', 'validation:required'],
    ])
  })

  it('tells the second editor what has happened since', async () => {
    const id = await world.addCase()
    const first = await upload(id)
    await world.send(id, 'partner', first)
    const late = { area, id, revision: 0, event: await upload(id, 'medicalExaminationReport'), key: randomUUID() }
    const answer = asRefused(await move(world.host, late, world.person('bank')))
    expect(answer).toMatchObject({ code: 'STALE', revision: 1, reasons: [] })
    expect(answer.since).toEqual([
      {
        revision: 1,
        entry: expect.any(String) as unknown,
        type: 'examination.uploaded',
        from: 'INITIATED',
        to: 'INITIATED',
        at: '2026-03-02T03:00:00.000Z',
        changes: null,
        payload: { kind: 'mcuResult', fileId: first.fileId, name: 'mcu.pdf' },
        by: {
          userId: world.person('partner').userId,
          name: 'Person of partner',
          organisation: 'The PARTNER',
          kind: 'partner',
        },
      },
    ])
    expect((await stored(id)).row.revision).toBe(1)
  })

  it('acknowledges exactly one of a hundred at once', async () => {
    const many = rush(100)
    const id = await world.addCase()
    const event = await upload(id)
    const tries = Array.from({ length: many }, () =>
      move(world.host, { area, id, revision: 0, event, key: randomUUID() }, world.person('partner')),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(({ __typename }) => __typename === 'Moved')).toHaveLength(1)
    expect(answers.filter((answer) => answer.__typename === 'Refused' && answer.code === 'STALE')).toHaveLength(
      many - 1,
    )
    expect((await stored(id)).entries).toHaveLength(2)
  })

  it('takes the same key once and always answers the same', async () => {
    const id = await world.addCase()
    const request = { area, id, revision: 0, event: await upload(id), key: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: rush(50) }, () => move(world.host, request, world.person('partner'))),
    )
    await world.send(id, 'partner', await upload(id, 'medicalExaminationReport'))
    const later = await move(world.host, request, world.person('partner'))
    for (const answer of answers) expect(answer).toEqual(later)
    expect(later).toMatchObject({ __typename: 'Moved', revision: 1 })
    expect((await stored(id)).entries).toHaveLength(3)
  })

  it('refuses a key that was used for another event, payload, revision or person', async () => {
    const id = await world.addCase()
    const request = { area, id, revision: 0, event: question(), key: randomUUID() }
    await move(world.host, request, world.person('broker'))
    const others = [
      { event: question('Please confirm the address') },
      { event: { type: 'documents.confirmed' } },
      { event: { ...question(), notes: 'Please confirm the age' } },
      { event: { ...question(), notes: ' Please confirm' } },
      { revision: 1 },
    ]
    const used = { code: 'KEY_USED', status: 409, key: 'keyUsed' }
    for (const other of others)
      await expect(move(world.host, { ...request, ...other }, world.person('broker'))).rejects.toMatchObject(used)
    await expect(move(world.host, request, world.person('bank'))).rejects.toMatchObject(used)
    expect((await stored(id)).entries).toHaveLength(2)
  })

  it('knows a try again by what it says, in whatever order', async () => {
    const id = await world.addCase()
    const request = { area, id, revision: 0, event: question(), key: randomUUID() }
    const first = await move(world.host, request, world.person('broker'))
    const event = Object.fromEntries(Object.entries(question()).toReversed())
    expect(await move(world.host, { ...request, event }, world.person('broker'))).toEqual(first)
  })

  it('takes a key of one case for another too', async () => {
    const request = { area, revision: 0, event: question(), key: randomUUID() }
    const answers = [await world.addCase(), await world.addCase()].map((id) =>
      move(world.host, { ...request, id }, world.person('broker')),
    )
    expect(await Promise.all(answers)).toMatchObject([{ __typename: 'Moved' }, { __typename: 'Moved' }])
  })

  it('answers a try again that was kept before requests were hashed', async () => {
    const id = await world.addCase()
    const request = { area, id, revision: 0, event: question(), key: randomUUID() }
    const first = await move(world.host, request, world.person('broker'))
    await asOwner(world.store, 'alter table timeline disable trigger timeline_lasts')
    await asOwner(world.store, 'update timeline set request_hash = null where case_id = $1', [id])
    await asOwner(world.store, 'alter table timeline enable always trigger timeline_lasts')
    expect(await move(world.host, request, world.person('broker'))).toEqual(first)
    const other = { ...request, event: { type: 'documents.confirmed' } }
    await expect(move(world.host, other, world.person('broker'))).rejects.toMatchObject({ code: 'KEY_USED' })
  })
})

describe('who may send', () => {
  it('cannot tell a foreign case from a missing one', async () => {
    const id = await world.addCase()
    const event = await upload(id)
    const send = (one: string, from: 'stranger' | 'broker') =>
      move(world.host, { area, id: one, revision: 0, event, key: randomUUID() }, world.person(from)).catch(
        (error: unknown) => error,
      )
    const told = { code: 'NOT_FOUND', key: 'notFound', values: {}, headers: {}, details: {} }
    for (const refused of [send(id, 'stranger'), send(randomUUID(), 'broker'), send('nonsense', 'broker')])
      expect(await refused).toMatchObject(told)
    expect((await stored(id)).entries).toHaveLength(1)
  })

  it('needs the permission of the door and that of the machine', async () => {
    const id = await world.addCase()
    const request = { area, id, revision: 0, event: await upload(id), key: randomUUID() }
    await expect(move(world.host, request, world.person('partner', []))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const viewer = world.person('partner', ['product.creditLife.quotation.detail'])
    const answer = asRefused(await move(world.host, request, viewer))
    expect(answer.reasons.map(({ guard }) => guard)).toEqual(['mayUpload'])
    expect(answer.legal).toEqual([])
  })

  it.each([
    ['who', { by: { userId: 'x' } }],
    ['when', { at: '2020-01-01T00:00:00Z' }],
    ['that a code was right', { verified: true }],
    ['something unknown', { status: 'ACTIVE' }],
    ['a name that every object inherits', { toString: 1 }],
    ['too much', { name: 'x'.repeat(20_000) }],
    ['arrays within arrays without end', { name: JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown }],
    ['more than anybody reads', { name: Array.from({ length: 5000 }, () => 0) }],
  ])('may not say %s', async (_, extra) => {
    const id = await world.addCase()
    await expect(world.send(id, 'partner', { ...(await upload(id)), ...extra })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    })
    expect((await stored(id)).entries).toHaveLength(1)
  })

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { type: 7 },
    { type: 'toString' },
    { type: 'no.such' },
    { type: 'xstate.after.completionLimit.creditLife.initiated' },
  ])('may not send %j for an event', async (event) => {
    const id = await world.addCase()
    const request = { area, id, revision: 0, event, key: randomUUID() }
    await expect(move(world.host, request, world.person('partner'))).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })
})

describe('a deadline', () => {
  it('B146 that has passed is sent first, and the late decision is answered so', async () => {
    const id = await world.addCase()
    world.pass(31)
    const answer = asRefused(await world.send(id, 'partner', await upload(id)))
    expect(answer).toMatchObject({ code: 'EXPIRED', status: 'CANCELLED', revision: 1 })
    expect(answer.reasons.map(({ guard }) => guard)).toEqual(['isBeforeDeadline'])
    expect(answer.since.map(({ by, entry, to }) => [by.name, entry, to])).toEqual([
      ['Person of partner', 'expired', 'CANCELLED'],
    ])
  })

  it('is sent once by many at once, and not before its time', async () => {
    const id = await world.addCase()
    expect(await fireDue(world.host, area, id)).toBe(false)
    world.pass(31)
    const fired = await Promise.all(Array.from({ length: 10 }, () => fireDue(world.host, area, id)))
    expect(fired.filter(Boolean)).toHaveLength(1)
    const { row, entries } = await stored(id)
    expect(entries).toHaveLength(2)
    expect(replay(creditLife, entries).snapshot).toEqual(row.snapshot)
    expect(
      await world.store.run(system, 'select deadline_at, deadline_event from credit_life_quotations where id = $1', [
        id,
      ]),
    ).toEqual([{ deadline_at: null, deadline_event: null }])
  })
})

describe('a one-time code', () => {
  /** A case of which the customer, of an address of their own unless one is given, is asked for an extra premium. */
  const requested = async (customerEmail = `${randomUUID()}@customer.test`) => {
    const id = await world.addCase({}, { ...samples[0]!, customerEmail })
    for (const kind of ['mcuResult', 'medicalExaminationReport'])
      await world.send(id, 'partner', await upload(id, kind))
    await world.send(id, 'partner', { type: 'spk.submitted', date: '2026-03-02' })
    await world.send(id, 'broker', { type: 'documents.confirmed' })
    await world.send(id, 'broker', { type: 'quotation.escalatedToBroker' })
    await world.send(id, 'broker', { type: 'extraPremium.requested', amount: 1000 })
    return id
  }
  const sendCode = (id: string, purpose: 'approve' | 'reject' = 'approve') =>
    world.send(id, 'partner', { type: 'extraPremium.codeSent', purpose })
  const codeOf = (id: string, sent: Moved | Refused) => codeFor(world.host.secret, id, sent.revision)
  const asked = async (purpose: 'approve' | 'reject', customerEmail?: string) => {
    const id = await requested(customerEmail)
    const sent = asMoved(await sendCode(id, purpose))
    expect(sent.__typename).toBe('Moved')
    return { id, code: codeOf(id, sent) }
  }
  const answer = (id: string, code: string) =>
    world.send(id, 'partner', { type: 'extraPremium.approvedByCustomer', code })
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const against = (given: Moved | Refused) => asRefused(given).reasons.map(({ key, values }) => ({ key, values }))
  const minutes = (count: number) => world.pass(count / 1440)

  it('moves the case when it is right, and is stored nowhere', async () => {
    const { id, code } = await asked('approve')
    expect(await answer(id, code)).toMatchObject({ __typename: 'Moved', status: 'APPROVAL_IN_PROGRESS' })
    const { entries, row } = await stored(id)
    expect(entries.at(-1)!.event).not.toHaveProperty('code')
    expect(entries.at(-1)!.event).toMatchObject({ verified: true })
    expect(replay(creditLife, entries).snapshot).toEqual(row.snapshot)
  })

  it('may be tried five times', async () => {
    const { id, code } = await asked('approve')
    for (let tries = 0; tries < 5; tries += 1)
      expect(against(await answer(id, wrong(code)))).toEqual([{ key: 'creditLife:reasons.isCodeVerified', values: {} }])
    expect(against(await answer(id, code))).toEqual([{ key: 'case:reasons.isCodeUnspent', values: {} }])
    expect(await answer(id, codeOf(id, await sendCode(id)))).toMatchObject({ __typename: 'Moved' })
  })

  it('is tried five times by fifty at once', async () => {
    const { id, code } = await asked('approve')
    const answers = await Promise.all(Array.from({ length: rush(50) }, () => answer(id, wrong(code))))
    const keys = answers.map((given) => against(given)[0]!.key)
    expect(keys.filter((key) => key === 'creditLife:reasons.isCodeVerified')).toHaveLength(5)
    expect(keys.filter((key) => key === 'case:reasons.isCodeUnspent')).toHaveLength(rush(50) - 5)
  })

  it('is good for ten minutes, and then says that it is too old', async () => {
    const { id } = await asked('approve')
    const sent = await sendCode(id)
    minutes(10.1)
    expect(await answer(id, codeOf(id, sent))).toMatchObject({
      __typename: 'Refused',
      code: 'REFUSED',
      reasons: [{ guard: 'isCodeFresh', key: 'case:reasons.isCodeFresh', values: { minutes: 10 } }],
    })
    const later = await sendCode(id)
    minutes(9.9)
    expect(await answer(id, codeOf(id, later))).toMatchObject({ __typename: 'Moved' })
  })

  it('is the last one that was sent, and of this case', async () => {
    const other = await asked('approve')
    const { id, code } = await asked('approve')
    const last = codeOf(id, await sendCode(id))
    for (const tried of [code, other.code].filter((digits) => digits !== last))
      expect(against(await answer(id, tried))).toEqual([{ key: 'creditLife:reasons.isCodeVerified', values: {} }])
    expect(await answer(id, last)).toMatchObject({ __typename: 'Moved' })
  })

  const limited = { __typename: 'Refused', code: 'LIMITED', fields: [], since: [] }

  it('is sent five times in an hour and ten times in a day; then nothing moves, and it is said when', async () => {
    const id = await requested()
    for (let sends = 0; sends < 5; sends += 1) expect(await sendCode(id)).toMatchObject({ __typename: 'Moved' })
    const before = await stored(id)
    minutes(30)
    const refusal = asRefused(await sendCode(id))
    expect(refusal).toMatchObject(limited)
    expect(refusal.reasons).toEqual([
      { guard: 'isWithinLimit', key: 'case:limits.codes.minutes', values: { count: 30 } },
    ])
    expect(await stored(id)).toEqual(before)
    minutes(31)
    for (let sends = 0; sends < 5; sends += 1) expect(await sendCode(id)).toMatchObject({ __typename: 'Moved' })
    minutes(61)
    expect(against(await sendCode(id))).toEqual([{ key: 'case:limits.codes.hours', values: { count: 22 } }])
  })

  it('is sent no more often by fifty at once', async () => {
    const email = `${randomUUID()}@customer.test`
    const cases = await Promise.all(Array.from({ length: rush(20) }, () => requested(email)))
    const answers = await Promise.all(cases.map((id) => sendCode(id)))
    expect(answers.filter(({ __typename }) => __typename === 'Moved')).toHaveLength(8)
    expect(answers.filter((given) => given.__typename === 'Refused' && given.code === 'LIMITED')).toHaveLength(
      rush(20) - 8,
    )
  })

  it('costs nothing where the case has moved on or the key is known', async () => {
    const id = await requested()
    const { row } = await stored(id)
    const event = { type: 'extraPremium.codeSent', purpose: 'approve' }
    const request = { area, id, revision: row.revision, event, key: randomUUID() }
    const first = await move(world.host, request, world.person('partner'))
    for (let tries = 0; tries < 6; tries += 1)
      expect(await move(world.host, request, world.person('partner'))).toEqual(first)
    const late = Array.from({ length: 6 }, () =>
      move(world.host, { ...request, key: randomUUID() }, world.person('partner')),
    )
    expect(new Set((await Promise.all(late)).map((given) => asRefused(given).code))).toEqual(new Set(['STALE']))
    for (let sends = 0; sends < 4; sends += 1) expect(await sendCode(id)).toMatchObject({ __typename: 'Moved' })
  })

  it('is counted by the address of the customer too, however it is spelled', async () => {
    const name = randomUUID()
    const one = await requested(`${name}@customer.test`)
    const other = await requested(`${name.toUpperCase()}@Customer.test`)
    for (let sends = 0; sends < 5; sends += 1) expect(await sendCode(one)).toMatchObject({ __typename: 'Moved' })
    for (let sends = 0; sends < 3; sends += 1) expect(await sendCode(other)).toMatchObject({ __typename: 'Moved' })
    expect(await sendCode(other)).toMatchObject(limited)
    expect(await sendCode(await requested())).toMatchObject({ __typename: 'Moved' })
  })

  it('is tried forty times a day by the address of the customer, in however many cases', async () => {
    const email = `${randomUUID()}@customer.test`
    const codes = await Promise.all(Array.from({ length: 8 }, () => asked('approve', email)))
    for (const { id, code } of codes) for (let tries = 0; tries < 5; tries += 1) await answer(id, wrong(code))
    minutes(61)
    const { id, code } = await asked('approve', email)
    expect(against(await answer(id, code))).toEqual([{ key: 'case:limits.tries.hours', values: { count: 23 } }])
    world.pass(1)
    const next = codeOf(id, await sendCode(id))
    expect(await answer(id, next)).toMatchObject({ __typename: 'Moved' })
  })

  it('is not tried anew under another spelling of the id', async () => {
    const { id, code } = await asked('approve')
    const { row } = await stored(id)
    const send = (spelled: string, tried: string) => {
      const event = { type: 'extraPremium.approvedByCustomer', code: tried }
      return move(
        world.host,
        { area, id: spelled, revision: row.revision, event, key: randomUUID() },
        world.person('partner'),
      )
    }
    for (const spelled of [id, id.toUpperCase(), id, id.toUpperCase(), id]) await send(spelled, wrong(code))
    expect(asRefused(await send(id, code)).code).toBe('REFUSED')
  })

  it('moves the case under another spelling of the id too', async () => {
    const { id, code } = await asked('approve')
    const { row } = await stored(id)
    const event = { type: 'extraPremium.approvedByCustomer', code }
    const request = { area, id: id.toUpperCase(), revision: row.revision, event, key: randomUUID() }
    expect(await move(world.host, request, world.person('partner'))).toMatchObject({ __typename: 'Moved', id })
  })

  it('is not used up by an answer that it was not sent for', async () => {
    const { id, code } = await asked('reject')
    for (let tries = 0; tries < 6; tries += 1)
      expect(asRefused(await answer(id, code)).reasons.map(({ guard }) => guard)).toEqual(['isCodeForApproval'])
    expect(await world.send(id, 'partner', { type: 'extraPremium.rejectedByCustomer', code })).toMatchObject({
      __typename: 'Moved',
      status: 'CANCELLED',
    })
  })
})

describe('how often somebody may decide', () => {
  const free = { minute: 1000, day: 1000, organisationMinute: 1000, organisationDay: 1000 }
  /** A host with these limits, and a person of an organisation whose moves nobody has counted yet. */
  const limitedTo = (moves: Partial<typeof free>) => ({
    ...world.host,
    config: { ...world.host.config, moves: { ...free, ...moves } },
  })
  const somebody = (organisation: { id: string; kind: string; name: string }) => ({
    ...world.person('platform', ['superadmin.root']),
    userId: randomUUID(),
    organisation,
  })
  const anOrganisation = async () => {
    const code = randomUUID()
    return { id: await addOrganisation(world.store, code, 'platform'), kind: 'platform', name: code }
  }
  const aMove = async () => ({ area, id: await world.addCase(), revision: 0, event: question(), key: randomUUID() })
  const someMoves = (count: number) => Promise.all(Array.from({ length: count }, aMove))
  const movedOf = (answers: (Moved | Refused)[]) => answers.filter(({ __typename }) => __typename === 'Moved').length

  it('is counted by person and minute, exactly, for fifty at once; nothing else moves, and it is said when', async () => {
    const [host, by] = [limitedTo({ minute: 7 }), somebody(await anOrganisation())]
    const answers = await Promise.all((await someMoves(rush(50))).map((request) => move(host, request, by)))
    expect(movedOf(answers)).toBe(7)
    const refusals = answers.filter((given) => given.__typename === 'Refused')
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        code: 'LIMITED',
        revision: 0,
        reasons: [{ guard: 'isWithinLimit', key: 'case:limits.moves.seconds', values: { count: 60 } }],
      })
    }
    const rows = await world.store.run<{ moves: number }>(
      system,
      `select count(*)::int as moves from timeline where event #>> '{by,userId}' = $1`,
      [by.userId],
    )
    expect(rows).toEqual([{ moves: 7 }])
    world.pass(61 / 86_400)
    expect(await move(host, await aMove(), by)).toMatchObject({ __typename: 'Moved' })
  })

  it('is counted by day', async () => {
    const [host, by] = [limitedTo({ day: 2 }), somebody(await anOrganisation())]
    for (let count = 0; count < 2; count += 1)
      expect(await move(host, await aMove(), by)).toMatchObject({ __typename: 'Moved' })
    world.pass(0.5)
    const refusal = asRefused(await move(host, await aMove(), by))
    expect(refusal.reasons.map(({ key, values }) => [key, values])).toEqual([
      ['case:limits.moves.hours', { count: 12 }],
    ])
    world.pass(0.51)
    expect(await move(host, await aMove(), by)).toMatchObject({ __typename: 'Moved' })
  })

  it.each([{ organisationMinute: 4 }, { organisationDay: 4 }])('is counted by organisation: %j', async (limit) => {
    const organisation = await anOrganisation()
    const people = Array.from({ length: 10 }, () => somebody(organisation))
    const requests = await someMoves(10)
    const answers = await Promise.all(requests.map((request, index) => move(limitedTo(limit), request, people[index]!)))
    expect(movedOf(answers)).toBe(4)
    expect(await move(limitedTo(limit), await aMove(), somebody(await anOrganisation()))).toMatchObject({
      __typename: 'Moved',
    })
  })

  it('costs nothing to try again, to be late, or to be refused', async () => {
    const [host, by] = [limitedTo({ minute: 2 }), somebody(await anOrganisation())]
    const request = await aMove()
    const first = await Promise.all(Array.from({ length: 2 }, () => move(host, request, by)))
    for (let tries = 0; tries < 5; tries += 1) expect(await move(host, request, by)).toEqual(first[0])
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await move(host, { ...request, key: randomUUID() }, by)).toMatchObject({ code: 'STALE' })
      const event = { type: 'policy.issued' }
      expect(await move(host, { ...request, revision: 1, event, key: randomUUID() }, by)).toMatchObject({
        code: 'REFUSED',
      })
    }
    expect(await move(host, await aMove(), by)).toMatchObject({ __typename: 'Moved' })
    expect(await move(host, await aMove(), by)).toMatchObject({ code: 'LIMITED' })
  })

  it('says nothing to deadlines', async () => {
    const { id } = await aMove()
    const host = limitedTo({ minute: 0, day: 0, organisationMinute: 0, organisationDay: 0 })
    world.pass(31)
    expect(await fireDue(host, area, id)).toBe(true)
  })
})
