import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { effectsOf } from '../../machines/kernel/chart.ts'
import { areas } from '../../src/areas/registry.ts'
import { isTask } from '../../src/server/cases/book.ts'
import { codeFor } from '../../src/server/cases/codes.ts'
import type { Host, Parties } from '../../src/server/context.ts'
import { findContent, isPdf } from '../../src/server/files/content.ts'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { type FileRow, listIssued } from '../../src/server/files/rows.ts'
import { fireDeadlines } from '../../src/server/jobs/deadlines.ts'
import { performEffects } from '../../src/server/jobs/outbox.ts'
import { performAll, performDue } from './support/effects.ts'
import { performers } from '../../src/server/jobs/performers.ts'
import { openStore } from '../../src/server/store/open.ts'
import { system } from '../../src/server/store/store.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'
import { createDatabase, engine, type TestDatabase } from './support/store.ts'
import { openWorld, type World } from './creditLife/world.ts'

let database: TestDatabase
let world: World
let host: Host
let files: FileStore
/** A second host on the same database: on PostgreSQL with connections of its own, as another process has. */
let other: Host
const folder = mkdtempSync(join(tmpdir(), 'covergate-jobs-'))

beforeAll(async () => {
  database = await createDatabase()
  world = await openWorld(await openStore(database.config))
  host = world.host
  other = { ...host, store: engine === 'postgres' ? await openStore(database.config) : host.store }
  files = await openFileStore({ dataDir: folder })
})

beforeEach(() => asOwner(host.store, 'truncate credit_life_quotations, outbox, mails, files, attempts cascade'))

afterAll(async () => {
  if (other.store !== host.store) await other.store.close()
  await host.store.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => host.store.run<R>(system, text, values)
const upload = async (id: string, kind: string) => ({
  type: 'examination.uploaded',
  kind,
  fileId: await world.addFile(id),
  name: `${kind}.pdf`,
})
const ask = { type: 'confirmation.asked', notes: 'Please confirm the occupation' }

const submit = async (id: string) => {
  for (const kind of ['mcuResult', 'medicalExaminationReport']) await world.send(id, 'partner', await upload(id, kind))
  await world.send(id, 'partner', { type: 'spk.submitted', date: '2026-03-02' })
  await world.send(id, world.assessor, { type: 'documents.confirmed' })
}

/** A case whose policy has just been issued: its document is to be written. */
const issued = async (): Promise<string> => {
  const id = await world.addCase({ customer_name: 'Nguyễn Thị Ánh' })
  const [made] = await rows<{ premium: number }>('select premium from credit_life_quotations where id = $1', [id])
  const amount = made!.premium
  const { userId } = world.person('broker')
  await asOwner(host.store, 'insert into users (id, email, full_name) values ($1, $2, $3) on conflict do nothing', [
    userId,
    'issuer@broker.test',
    'Issuer',
  ])
  await submit(id)
  await world.send(id, 'broker', { type: 'quotation.escalatedToBroker' })
  await world.send(id, 'partner', {
    type: 'document.uploaded',
    kind: 'paymentProof',
    fileId: await world.addFile(id),
    name: 'proof.pdf',
    amount,
  })
  await world.send(id, 'broker', { type: 'payment.recorded', amount, date: '2026-03-02', reference: 'TRF-1' })
  expect(await world.send(id, 'broker', { type: 'quotation.approved' })).toMatchObject({ status: 'ACTIVE' })
  return id
}

const seconds = (count: number) => world.pass(count / 86_400)

describe('deadlines', () => {
  it('fire once, however many processes act on them', async () => {
    const ids = []
    for (let index = 0; index < 20; index++) ids.push(await world.addCase())
    world.pass(31)
    const fired = await Promise.all([
      fireDeadlines(host),
      fireDeadlines(other),
      fireDeadlines(host),
      fireDeadlines(other),
    ])
    expect(fired.reduce((sum, count) => sum + count)).toBe(20)

    const expired = {
      from_status: 'INITIATED',
      to_status: 'CANCELLED',
      entry: 'expiredBySchedule',
      by: 'system',
      revision: 1,
    }
    const written = await rows(
      `select case_id, from_status, to_status, entry, event #>> '{by,roles,0}' as by, revision from timeline where revision > 0`,
    )
    expect(written).toHaveLength(20)
    expect(written).toEqual(expect.arrayContaining(ids.map((case_id) => ({ case_id, ...expired }))))
    expect(await rows('select type, count(*) from outbox group by type')).toEqual([{ type: 'sendLetter', count: 20 }])
    expect(await fireDeadlines(host)).toBe(0)
  })

  it('do not fire before their time, nor after the case has left the state', async () => {
    const waiting = await world.addCase()
    const left = await world.addCase()
    await submit(left)
    world.pass(13)
    expect(await fireDeadlines(host)).toBe(0)
    world.pass(2)
    expect(await fireDeadlines(host)).toBe(1)
    const states = await rows<{ id: string; status: string }>('select id, status from credit_life_quotations')
    expect(new Map(states.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [waiting, 'INITIATED'],
        [left, 'CANCELLED'],
      ]),
    )
  })

  it('outlive the process that armed them', async () => {
    const kept = await createDatabase()
    const before = await openWorld(await openStore(kept.config))
    await before.addCase()
    await before.close()
    before.pass(31)
    const store = await openStore(kept.config)
    expect(await fireDeadlines({ ...before.host, store })).toBe(1)
    expect(await store.run(system, 'select status, deadline_at from credit_life_quotations')).toEqual([
      { status: 'CANCELLED', deadline_at: null },
    ])
    await store.close()
    await kept.drop()
  })

  it('of one case that cannot move do not hold up the others', async () => {
    const broken = await world.addCase()
    await world.addCase()
    await rows('update credit_life_quotations set machine_version = 99 where id = $1', [broken])
    world.pass(31)
    expect(await fireDeadlines(host)).toBe(1)
  })
})

describe('effects', () => {
  it('of every lifecycle, of rows, and the calls of webhooks and of the payment gateway, have one who performs them, and nobody waits for another', async () => {
    const asked = new Set([
      'applyCall',
      'applyNotice',
      'followOrder',
      'accrueCommission',
      'claimCommission',
      'reconcile',
    ])
    for (const area of areas) {
      const lifecycle = await area.lifecycle?.load()
      const effects = lifecycle ? effectsOf(lifecycle.machine) : []
      for (const type of effects) if (isTask({ type, params: {} })) asked.add(type)
    }
    expect([...asked].toSorted()).toEqual(Object.keys(performers).toSorted())
  })

  it('are performed once, however many processes perform them', async () => {
    const ids = []
    for (let index = 0; index < 15; index++) ids.push(await world.addCase())
    for (const id of ids) for (const _ of [1, 2, 3]) await world.send(id, 'broker', ask)
    await performAll(files, host, other, host, other)
    expect(await rows('select count(*), count(distinct outbox_id) as effects from mails')).toEqual([
      { count: 45, effects: 45 },
    ])
    expect(await rows('select count(*) from outbox where done_at is null or attempts > 0')).toEqual([{ count: 0 }])
  })

  it('B142 bring the notes to the partner, with the way to answer', async () => {
    const id = await world.addCase()
    await world.send(id, 'broker', ask)
    await performAll(files, host)
    const [mail] = await rows<{ recipient: string; subject: string; body: string }>(
      'select recipient, subject, body from mails',
    )
    expect(mail!.recipient).toBe('partner@covergate.test')
    expect(mail!.subject).toMatch(/^Please confirm quotation CL-/)
    expect(mail!.body).toContain(ask.notes)
    expect(mail!.body).toContain('/en/answer#')
  })

  it('tell everybody at a desk in their own language', async () => {
    const { broker } = world.organisations
    const memberships = [{ organisation: broker.id, permissions: [] }]
    await addPerson(host.store, { email: 'sari@broker.test', memberships })
    await addPerson(host.store, { email: 'gone@broker.test', memberships, locked: true })
    await asOwner(host.store, `update users set locale = 'id' where id = $1`, [
      await addPerson(host.store, { email: 'budi@broker.test', memberships }),
    ])
    const id = await world.addCase()
    await submit(id)
    await world.send(id, 'broker', { type: 'quotation.escalatedToBroker' })
    await performAll(files, host)
    const mails = await rows<{ recipient: string; subject: string }>(
      'select recipient, subject from mails order by recipient',
    )
    expect(mails.map(({ recipient, subject }) => [recipient, subject.replace(/CL-\w+/, '…')])).toEqual([
      ['budi@broker.test', 'Penawaran … menunggu Anda'],
      ['sari@broker.test', 'Quotation … is on your desk'],
    ])
  })

  it('B185 bring the customer the code that answers the request', async () => {
    const id = await world.addCase()
    await submit(id)
    await world.send(id, 'broker', { type: 'quotation.escalatedToBroker' })
    await world.send(id, 'broker', { type: 'extraPremium.requested', amount: 1000 })
    await performAll(files, host)
    await world.send(id, 'partner', { type: 'extraPremium.codeSent', purpose: 'approve' })
    await performAll(files, host)
    const [mail] = await rows<{ body: string }>(`select body from mails where recipient = $1 order by outbox_id desc`, [
      `${id}@customer.test`,
    ])
    const code = /\b\d{6}\b/.exec(mail!.body)![0]
    const [sent] = await rows<{ revision: number }>(`select revision from outbox where type = 'sendCode'`)
    expect(code).toBe(codeFor(host.secret, id, sent!.revision))
    expect(await world.send(id, 'partner', { type: 'extraPremium.approvedByCustomer', code })).toMatchObject({
      __typename: 'Moved',
    })
  })

  it('write the policy as a file that the parties of the case may read', async () => {
    const id = await issued()
    await performAll(files, host)

    const text = `
      select storage_key, name, type, size, digest, confirmed_at is not null as confirmed from files
      where area = 'credit_life' and case_id = $1 and ticket_expires_at is null`
    const seenBy = (kind: 'broker' | 'insurer', organisation: string) =>
      host.store.run<FileRow>({ organisation, kind }, text, [id])
    const { broker, insurer, stranger } = world.organisations
    const [file] = await seenBy('insurer', insurer.id)
    expect(file).toMatchObject({
      name: expect.stringMatching(/^Policy POL-CL-\w+\.pdf$/) as unknown,
      type: 'application/pdf',
      confirmed: true,
    })
    expect(await seenBy('broker', broker.id)).toEqual([file])
    expect(await seenBy('broker', stranger.id)).toEqual([])
    expect(isPdf((await findContent(files, file!))!)).toBe(true)
    expect(file!.digest).toMatch(/^[\da-f]{64}$/)
    const parties = expect.objectContaining({ broker_id: broker.id, insurer_id: insurer.id }) as Parties
    const [issuedFile] = await listIssued(host.store, system, 'credit_life', id)
    expect(issuedFile).toMatchObject({ name: file!.name, by: { kind: 'broker' } })
    const notice = { area: 'credit_life', id, revision: expect.any(Number) as number, parties, issued: issuedFile }
    expect(world.saved).toEqual([notice])
  })

  it('bring the policy once to the partner and to the customer, who sees by a link that it is genuine', async () => {
    const id = await issued()
    await performAll(files, host, other, host, other)
    const [file] = await rows<{ id: string; seal: string }>(
      'select file_id as id, seal from document_seals where case_id = $1',
      [id],
    )
    const sent = await rows<{ recipient: string; body: string }>(
      'select recipient, body from mails where enclosed = $1 order by recipient',
      [file!.id],
    )
    expect(sent.map(({ recipient }) => recipient)).toEqual([`${id}@customer.test`, 'partner@covergate.test'].toSorted())
    const toCustomer = sent.find(({ recipient }) => recipient.startsWith(id))!
    expect(toCustomer.body).toContain(`/document/${file!.seal}\n`)
    expect(toCustomer.body).not.toContain(`/credit-life/${id}`)
    expect(await rows('select count(*) from outbox where done_at is null or attempts > 0')).toEqual([{ count: 0 }])
  })

  it('bring the customer the same certificate again, ten minutes after the last at the earliest', async () => {
    const id = await issued()
    await performAll(files, host)
    const resend = () => world.send(id, 'broker', { type: 'policy.resent' })
    seconds(599)
    expect(await resend()).toMatchObject({
      __typename: 'Refused',
      reasons: [{ guard: 'isLongSinceSent', values: { minutes: 10 } }],
    })
    seconds(1)
    expect(await resend()).toMatchObject({ __typename: 'Moved', entry: { entry: 'policyResent' }, status: 'ACTIVE' })
    expect(await resend()).toMatchObject({ __typename: 'Refused' })
    await performAll(files, host, other)
    const sent = await rows<{ enclosed: string; body: string }>(
      'select enclosed, body from mails where recipient = $1 order by outbox_id',
      [`${id}@customer.test`],
    )
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(await rows('select count(*) from document_seals where case_id = $1', [id])).toEqual([{ count: 1 }])
  })

  it('bring the certificate also of a policy that was never printed, as in a large demo', async () => {
    const id = await issued()
    await asOwner(host.store, 'update outbox set done_at = run_at')
    seconds(600)
    expect(await world.send(id, 'broker', { type: 'policy.resent' })).toMatchObject({ __typename: 'Moved' })
    await performAll(files, host, other)
    seconds(10)
    await performAll(files, host, other)
    const sent = 'select f.case_id from mails m join files f on f.id = m.enclosed where m.recipient = $1'
    expect(await rows(sent, [`${id}@customer.test`])).toEqual([{ case_id: id }])
    expect(await rows('select count(*) from outbox where done_at is null')).toEqual([{ count: 0 }])
    expect(await rows('select count(*) from document_seals where case_id = $1', [id])).toEqual([{ count: 1 }])
  })

  it('of a kind whose outside world is silent delay no other kind and no statement, and are one process’s at a time', async () => {
    const id = await issued()
    let speak = () => {}
    const silence = new Promise<void>((resolve) => (speak = resolve))
    const silent = {
      ...files,
      write: (...asked: Parameters<FileStore['write']>) => silence.then(() => files.write(...asked)),
    }
    const writing = performEffects(host, silent, 'issueDocument')
    expect(await performEffects(host, files, 'notifyOrganisation')).toBeGreaterThan(0)
    for (const kind of ['sendLetter', 'sendDocument']) expect(await performEffects(host, files, kind)).toBe(0)
    expect(await rows('select count(*) from mails where sent_at is null')).toEqual([
      { count: expect.any(Number) as number },
    ])
    expect(await performEffects(other, files, 'issueDocument')).toBe(0)
    speak()
    expect(await writing).toBe(1)
    const written = `select count(*) from files where case_id = $1 and ticket_expires_at is null`
    expect(await rows(written, [id])).toEqual([{ count: 1 }])
  })

  it('that were taken by a process which is gone are another’s when the lease is over, and end once', async () => {
    const id = await issued()
    let speak = () => {}
    const silence = new Promise<void>((resolve) => (speak = resolve))
    const silent = {
      ...files,
      write: (...asked: Parameters<FileStore['write']>) => silence.then(() => files.write(...asked)),
    }
    const lost = performEffects(host, silent, 'issueDocument')
    while ((await rows('select from outbox where run_at > $1', [host.clock().toISOString()])).length === 0);
    seconds(120)
    expect(await performEffects(other, files, 'issueDocument')).toBe(1)
    speak()
    await lost
    const written = `select count(*) from files where case_id = $1 and ticket_expires_at is null`
    expect(await rows(written, [id])).toEqual([{ count: 1 }])
  })

  describe('that fail', () => {
    const failing = async () => {
      const id = await world.addCase()
      await world.send(id, 'broker', ask)
      const partner = await addOrganisation(host.store, randomUUID(), 'partner')
      const [task] = await rows<{ id: number }>(
        `insert into outbox (area, case_id, revision, type, params, run_at) values ('credit_life', $1, 1, 'notifyOrganisation', $2, $3) returning id`,
        [id, { organisation: 'not an id', message: 'deskAssigned', quotesCode: 'X' }, host.clock().toISOString()],
      )
      return { task: task!.id, partner }
    }
    const state = async (task: number) => {
      const [row] = await rows<{
        attempts: number
        done: boolean
        failed: boolean
        error: string | null
        wait: number
      }>(
        `select attempts, done_at is not null as done, failed_at is not null as failed, error,
           extract(epoch from run_at - $2::timestamptz)::int as wait from outbox where id = $1`,
        [task, host.clock().toISOString()],
      )
      return row!
    }

    it('do not undo those beside them, and are tried again after longer and longer pauses until they are given up', async () => {
      const { task } = await failing()
      expect(await performDue(host, files)).toBe(2)
      expect(await rows('select count(*) from mails')).toEqual([{ count: 1 }])

      const waits = []
      for (let attempt = 1; attempt < 8; attempt++) {
        const { attempts, failed, error, wait } = await state(task)
        expect({ attempts, failed, error }).toEqual({
          attempts: attempt,
          failed: false,
          error: expect.stringContaining('uuid') as unknown,
        })
        waits.push(wait)
        seconds(wait - 1)
        expect(await performDue(host, files)).toBe(0)
        seconds(1)
        expect(await performDue(host, files)).toBe(1)
      }
      expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640])
      expect(await state(task)).toMatchObject({ attempts: 8, failed: true, done: false })
      world.pass(1)
      expect(await performDue(host, files)).toBe(0)
    })

    it('are performed when what was in their way is gone', async () => {
      const { task, partner } = await failing()
      await performAll(files, host)
      await rows(`update outbox set params = params || jsonb_build_object('organisation', $2::text) where id = $1`, [
        task,
        partner,
      ])
      seconds(10)
      await performAll(files, host)
      expect(await state(task)).toMatchObject({ attempts: 1, done: true, failed: false })
    })
  })
})
