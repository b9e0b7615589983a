import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actions } from '../../machines/creditLife/creditLife.trial.ts'
import { system } from '../../src/server/store/store.ts'
import { client, type Client } from '../support/client.ts'
import { upload } from '../support/upload.ts'
import { insertCase } from './creditLife/case.ts'
import type { Parties } from './support/case.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

const area = 'credit_life'
const permissions = ['list', 'detail', ...actions].map((action) => `product.creditLife.quotation.${action}`)

let running: TestHost
let parties: Parties
let elsewhere: Parties
let partner: Client
let stranger: Client

const by = {
  userId: randomUUID(),
  name: 'Applicant',
  roles: [],
  permissions: [],
  organisation: { id: randomUUID(), kind: 'partner', name: 'Partner' },
}

beforeAll(async () => {
  running = await startTestHost()
  const { store } = running.host
  const add = async (code: string): Promise<Parties> => ({
    broker: await addOrganisation(store, `${code}1`, 'broker'),
    insurer: await addOrganisation(store, `${code}2`, 'insurer'),
    bank: await addOrganisation(store, `${code}3`, 'bank'),
    partner: await addOrganisation(store, `${code}4`, 'partner'),
  })
  parties = await add('A')
  elsewhere = await add('B')
  const enter = async (email: string, organisation: string) => {
    await addPerson(store, { email, memberships: [{ organisation, permissions }] })
    return client(running.url, (await signIn(running.url, email)).token)
  }
  partner = await enter('partner@files.test', parties.partner)
  stranger = await enter('stranger@files.test', elsewhere.partner)
})

afterAll(() => running.close())

const addCase = (of = parties) => insertCase(running.host, of, by)

const examined = (fileId: unknown, name = 'mcu.pdf') => ({
  type: 'examination.uploaded',
  kind: 'mcuResult',
  fileId,
  name,
})

interface TimelineRow {
  type: string
  payload: Record<string, unknown>
}

const timeline = async (id: string) =>
  (await partner.call(`${area}.timeline`, { id, user_timezone: 'Asia/Jakarta' })).result.data as TimelineRow[]

test('an event brings no file but a confirmed one of its own case that its sender may see', async () => {
  const [mine, other] = [await addCase(), await addCase()]
  const unseen = await upload(partner, area, mine)
  const owner = (text: string, values?: unknown[]) => asOwner(running.host.store, text, values)
  await owner('alter table files disable trigger files_kept')
  await owner('update files set organisation_id = $2::uuid, parties = array[$2::uuid] where id = $1', [
    unseen,
    elsewhere.partner,
  ])
  await owner('alter table files enable trigger files_kept')
  const files = {
    'made up': 'no-such-file',
    unknown: randomUUID(),
    foreign: await upload(stranger, area, await addCase(elsewhere)),
    'of another case': await upload(partner, area, other),
    unconfirmed: await upload(partner, area, mine, { unconfirmed: true }),
    'not to be seen': unseen,
  }
  for (const [which, id] of Object.entries(files)) {
    const { result } = await partner.send(area, mine, 0, examined(id))
    expect({ which, ...result }).toMatchObject({
      which,
      __typename: 'Refused',
      code: 'INVALID',
      fields: [{ path: 'fileId', key: 'validation:fileOfCase', values: {} }],
      revision: 0,
    })
  }
  expect(await timeline(mine)).toMatchObject([{ type: 'created' }])
})

test('a file keeps the name that it was announced with, whatever an event calls it', async () => {
  const id = await addCase()
  const file = await upload(partner, area, id, { name: 'mcu.pdf' })
  const { result } = await partner.send(area, id, 0, examined(file.toUpperCase(), 'report.html'))
  expect(result).toMatchObject({
    __typename: 'Moved',
    revision: 1,
    case: { snapshot: { context: { documents: { mcuResult: { fileId: file, name: 'mcu.pdf', amount: null } } } } },
  })
  expect((await timeline(id)).map(({ payload }) => payload)).toEqual([
    {},
    { kind: 'mcuResult', fileId: file, name: 'mcu.pdf' },
  ])
})

test('one file may serve several events of its case', async () => {
  const id = await addCase()
  const fileId = await upload(partner, area, id)
  const both = ['mcuResult', 'medicalExaminationReport'].map((kind) => ({ ...examined(fileId), kind }))
  for (const [revision, event] of both.entries())
    expect((await partner.send(area, id, revision, event)).result.__typename).toBe('Moved')
})

test('a confirmed file is neither changed nor removed, by nobody', async () => {
  const file = await upload(partner, area, await addCase())
  for (const text of [`update files set name = 'report.html' where id = $1`, 'delete from files where id = $1']) {
    const { store } = running.host
    await expect(store.run(system, text, [file])).rejects.toThrow('A confirmed file is neither changed nor removed')
    await expect(asOwner(store, text, [file])).rejects.toThrow('A confirmed file is neither changed nor removed')
  }
})
