import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { creditLife as area } from '../../src/areas/lines/creditLife.ts'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { performAll } from './support/effects.ts'
import { readRecord } from '../../src/server/records/detail.ts'
import { system } from '../../src/server/store/store.ts'
import { snake } from '../../src/shared/area/names.ts'
import { asOwner } from './support/people.ts'
import { pdfText } from './support/pdfText.ts'
import { openWorld, type World } from './creditLife/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'covergate-facts-'))
let world: World
let files: FileStore

beforeAll(async () => {
  world = await openWorld()
  files = await openFileStore({ dataDir: folder })
  for (const { userId } of [world.person('broker'), world.assessor])
    await asOwner(world.store, 'insert into users (id, email, full_name) values ($1, $2, $3)', [
      userId,
      `${userId}@broker.test`,
      'Issuer',
    ])
})

afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const upload = async (id: string, kind: string) => ({
  type: 'examination.uploaded',
  kind,
  fileId: await world.addFile(id),
  name: `${kind}.pdf`,
})

/** Sends an event, whose answer tells all that has become of the record but what its lifecycle tells anyway. */
const send = async (id: string, ...sent: Parameters<World['send']> extends [string, ...infer Rest] ? Rest : never) => {
  const read = async () => {
    const { case: _case, status: _status, revision: _revision, ...row } = await readRecord(world.host, system, area, id)
    return row
  }
  const before = await read()
  const answer = await world.send(id, ...sent)
  if (answer.__typename === 'Moved') expect({ ...before, ...answer.changed }).toEqual(await read())
  return answer
}

it('the facts of a policy agree from the application to the cancellation, on the page and in its document', async () => {
  const id = await world.addCase({ customer_name: 'Budi Santoso' })
  const facts = async () => {
    const { policyPeriod, remainingSumInsured, refundDate, refundAmount, approved_at, approved_by } = (await readRecord(
      world.host,
      system,
      area,
      id,
    )) as Record<string, unknown>
    return { policyPeriod, remainingSumInsured, refundDate, refundAmount, approved_at, approved_by }
  }
  const nothing = {
    policyPeriod: null,
    remainingSumInsured: null,
    refundDate: null,
    refundAmount: null,
    approved_at: null,
    approved_by: null,
  }
  expect(await facts()).toEqual(nothing)

  for (const kind of ['mcuResult', 'medicalExaminationReport']) await send(id, 'partner', await upload(id, kind))
  await send(id, 'partner', { type: 'spk.submitted', date: '2026-03-02' })
  await send(id, world.assessor, { type: 'documents.confirmed' })
  await send(id, world.assessor, { type: 'quotation.escalatedToBroker' })
  const amount = 187_500_000
  await send(id, 'partner', { ...(await upload(id, 'paymentProof')), type: 'document.uploaded', amount })
  for (const reference of ['TRF-1', 'TRF-2'])
    await send(id, world.assessor, { type: 'payment.recorded', amount, date: '2026-03-02', reference })
  expect(await facts()).toEqual(nothing)

  await send(id, 'broker', { type: 'quotation.approved' })
  const inForce = {
    ...nothing,
    policyPeriod: '2026-03-02/2031-03-01',
    remainingSumInsured: 25_000_000_000,
    approved_at: '2026-03-02T03:00:00.000Z',
    approved_by: 'Person of broker, The BROKER',
  }
  expect(await facts()).toEqual(inForce)

  world.pass(61)
  expect(await facts()).toEqual({ ...inForce, remainingSumInsured: Math.ceil((25_000_000_000 * 58) / 60) })
  world.pass(39)
  await send(id, 'broker', { type: 'quotation.cancelled', reason: 'The loan has been repaid' })
  const refundAmount = Math.floor((amount * (1826 - 101)) / 1826)
  expect(await facts()).toEqual({ ...inForce, remainingSumInsured: 0, refundDate: '2026-06-10', refundAmount })

  const line = {
    kind: 'PREMIUM',
    amount,
    reference: 'TRF-1',
    case_revision: 7,
    subject: expect.any(String),
    reverses: null,
  }
  const lines = await world.store.run(
    system,
    `select kind, amount::float8 as amount, reference, case_revision, subject, (select other.case_revision from ledger_entries other where other.id = e.reverses) as reverses
     from ledger_entries e where policy = $1 order by case_revision, number`,
    [id],
  )
  expect(lines).toEqual([
    line,
    { ...line, amount: -amount, case_revision: 8, reverses: 7 },
    { ...line, reference: 'TRF-2', case_revision: 8 },
  ])
  for (const table of ['ledger_entries', 'ledger_lines', 'ledger_accounts'])
    for (const change of [`update ${table} set revision = 0`, `delete from ${table}`])
      await expect(world.store.run(system, change)).rejects.toThrow('permission denied')

  await performAll(files, world.host)
  const [file] = await world.store.run<{ key: string }>(
    system,
    'select storage_key as key from files where case_id = $1 and ticket_expires_at is null',
    [id],
  )
  const text = pdfText(await buffer((await files.read(file!.key))!))
  expect(text).toContain('Policy period\n02-Mar-2026 – 01-Mar-2031')
  expect(text).toContain('Remaining sum insured\nRp 25.000.000.000')
  expect(text).not.toContain('Refund')
})

it('a sum beyond the largest is refused field by field, and by the database itself', async () => {
  const largest = 1_000_000_000_000_000
  const id = await world.addCase()
  const proof = { ...(await upload(id, 'paymentProof')), type: 'document.uploaded' }
  for (const amount of [largest + 1, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300]) {
    const answer = await send(id, 'partner', { ...proof, amount })
    expect(answer).toMatchObject({
      code: 'INVALID',
      fields: [{ path: 'amount', key: 'validation:maxPrice', values: { maxValue: largest } }],
    })
  }
  const money = Object.entries(area.fields).flatMap(([name, { type }]) => (type === 'money' ? [snake(name)] : []))
  expect(money.length).toBeGreaterThan(5)
  for (const column of money)
    for (const amount of [largest + 1, -1])
      await expect(
        world.store.run(system, `update credit_life_quotations set ${column} = $2 where id = $1`, [id, amount]),
      ).rejects.toThrow('violates check constraint')
})
