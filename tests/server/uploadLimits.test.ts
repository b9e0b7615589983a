import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrganisation, addPerson } from './support/people.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn } from './support/http.ts'
import { addQuotation } from './creditLife/quotation.ts'

const uploads = { files: 7, megabytes: 12, organisationFiles: 9, organisationMegabytes: 30 }
const megabyte = 1024 * 1024
const permissions = ['list', 'detail', 'upload'].map((action) => `product.creditLife.quotation.${action}`)

let running: TestHost
const people: Record<string, { token: string; record: string }> = {}

beforeAll(async () => {
  running = await startTestHost({ uploads })
  const { store } = running.host
  for (const place of ['files', 'megabytes', 'organisation', 'pictures']) {
    const organisation = await addOrganisation(store, place.toUpperCase(), 'broker')
    const record = await addQuotation(store, organisation)
    for (const number of [1, 2, 3]) {
      const email = `${place}${number}@covergate.test`
      await addPerson(store, { email, memberships: [{ organisation, permissions }] })
      people[`${place}${number}`] = { token: (await signIn(running.url, email)).token, record }
    }
  }
})

afterAll(() => running.close())

const presign = (who: string, size: number, locale = 'en') =>
  call<Refused>(running.url, '/api/files/presign', {
    token: people[who]!.token,
    headers: { 'accept-language': locale },
    body: { name: 'a.pdf', type: 'application/pdf', size, area: 'credit_life', id: people[who]!.record },
  })

const statuses = async (asked: Promise<{ status: number }>[]) => (await Promise.all(asked)).map(({ status }) => status)
const accepted = (of: number[]) => of.filter((status) => status === 200).length

test('fifty announcements at once are taken as often as the person has files left', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => presign('files1', 1)))
  expect(accepted(answers.map(({ status }) => status))).toBe(7)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY', message: 'The limit for this has been reached. Please try again in 24 hours.' },
  })
  expect((await presign('files1', 1, 'vi')).body.message).toBe(
    'Đã đạt giới hạn cho thao tác này. Vui lòng thử lại sau 24 giờ.',
  )
  expect((await presign('files2', 1)).status).toBe(200)
})

test('the bytes of a day are counted as they are announced', async () => {
  expect(await statuses([8, 3].map((size) => presign('megabytes1', size * megabyte)))).toEqual([200, 200])
  expect((await presign('megabytes1', megabyte + 1)).status).toBe(429)
  expect((await presign('megabytes1', megabyte)).status).toBe(200)
  expect((await presign('megabytes1', 1)).status).toBe(429)
})

test('an organisation has its own limit, which its people share', async () => {
  const each = ['organisation1', 'organisation2', 'organisation3']
  const asked = each.flatMap((who) => Array.from({ length: 5 }, () => presign(who, 1)))
  expect(accepted(await statuses(asked))).toBe(9)
})

test('a picture is counted too, and one that is none as well', async () => {
  const put = () =>
    fetch(`${running.url}/v2/profile/picture`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${people.pictures1!.token}` },
      body: 'no picture',
    })
  const tries = await Promise.all(Array.from({ length: 20 }, put))
  const refused = (as: number) => tries.filter(({ status }) => status === as).length
  expect([refused(400), refused(429)]).toEqual([7, 13])
  expect((await presign('pictures1', 1)).status).toBe(429)
})

test('what is refused for other reasons is not counted', async () => {
  for (let time = 0; time < 10; time += 1) expect((await presign('pictures2', 11 * megabyte)).status).toBe(400)
  expect((await presign('pictures2', 1)).status).toBe(200)
})
