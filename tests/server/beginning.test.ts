import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { system } from '../../src/server/store/store.ts'
import { listsOf } from '../../src/shared/area/lists.ts'
import { areaEndpoint } from '../../src/shared/endpoints/areas.ts'
import { type Beginning, beginningAt } from '../../src/shared/endpoints/beginning.ts'
import { questionOf, readQuery } from '../../src/shared/endpoints/listQuery.ts'
import { locales } from '../../src/shared/locales.ts'
import { type PageFiles, pageFilesAt } from '../../src/shared/pageFiles.ts'
import { areaFor } from '../../src/shared/area/sight.ts'
import { client, demoPassword } from '../support/client.ts'
import { buildOf } from './support/built.ts'
import { startDemoHost } from './support/demo.ts'
import type { TestHost } from './support/host.ts'
import { call, signIn, type SignedIn } from './support/http.ts'

const lists = areas.filter(({ parent }) => !parent).flatMap(listsOf)
const pages: PageFiles[] = [
  { path: '/', skeleton: 'clean' as const },
  { path: '/credit-life', skeleton: 'list' as const },
  { path: '/credit-life/:id', skeleton: 'frame' as const },
].map((page) => ({
  ...page,
  files: [],
  layout: { mobile: [], desktop: [] },
  words: Object.fromEntries(locales.map((locale) => [locale, []])) as unknown as PageFiles['words'],
}))

const build = buildOf({
  'index.html': '<!doctype html><html lang="en"><head></head></html>',
  [pageFilesAt]: JSON.stringify(pages),
})
let running: TestHost

beforeAll(async () => {
  running = await startDemoHost({ browserDir: build.browserDir })
})

afterAll(async () => {
  await running.close()
  build.remove()
})

const as = (name: string) => signIn(running.url, `${name}@covergate.test`, demoPassword)

const begin = (token: string | null, address?: string, headers: Record<string, string> = {}, locale?: string) =>
  call<{ data: Beginning }>(running.url, beginningAt(address, locale), {
    headers: { ...(token && { cookie: `locale=en; access=${token}` }), ...headers },
  })

/** The answer to the question that the page of a list asks of itself. */
const askedOf = async ({ user, token }: SignedIn, list: (typeof lists)[number], search: string) => {
  const question = questionOf(readQuery(areaFor(list, user.permissions), new URLSearchParams(search)))
  const { name } = areaEndpoint(list, 'list')
  return (await client(running.url, token).call(name, { ...question, user_timezone: 'Asia/Jakarta' })).result
}

describe('what a page asks on its way', () => {
  const names = ['broker', 'insurer', 'bank', 'admin']
  it.each(names)('tells %s of each list what it would ask itself, and no more', async (name) => {
    const signedIn = await as(name)
    // The lists as they are for all of them; what is typed behind their addresses for one after the other.
    const isTyping = (_: unknown, index: number) => names[index % names.length] === name
    const searches = [
      ...lists.map((list) => [list, ''] as const),
      ...lists
        .filter(isTyping)
        .flatMap((list) => [
          ...list.list.sorts.slice(0, 2).map((sort) => [list, `?limit=25&sort=-${sort}`] as const),
          [list, '?tab=nowhere&limit=7&sort=secret&search=an&unknown=1'] as const,
        ]),
    ]
    for (const [list, search] of searches) {
      const { status, body, headers } = await begin(signedIn.token, list.route + search)
      const asked = await askedOf(signedIn, list, search)
      expect([list.id, search, status, body]).toEqual([
        list.id,
        search,
        200,
        { data: { user: signedIn.user, ...(asked && { list: asked }) } },
      ])
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('tells the first rows as they are written in the language of the page, too', async () => {
    const { token } = await as('broker')
    const { list, rows } = (await begin(token, '/credit-life?tab=APPROVED', {}, 'vi')).body.data
    expect(rows).toMatchObject({
      list: 'credit_life',
      title: 'Báo giá bảo hiểm tín dụng nhân thọ',
      above: { views: true, summary: true },
      isChoosable: true,
      cards: [],
    })
    expect(rows!.tabs.filter(({ isChosen }) => isChosen)).toEqual([{ label: 'Đã phê duyệt', isChosen: true }])
    expect(rows!.columns.slice(0, 3)).toEqual([
      { header: 'Số báo giá', isNumeric: false, isSorted: true, most: 'long' },
      { header: 'Trạng thái', isNumeric: false, isSorted: false, most: 'long' },
      { header: 'Ngày tạo', isNumeric: false, isSorted: true },
    ])
    expect(rows!.rows.map(({ href, cells }) => [href, ...cells.slice(0, 3)])).toEqual(
      list!.data.map(({ id, quotesCode, created_at }) => [
        `/credit-life/${id}`,
        quotesCode,
        { text: 'Đã phê duyệt', intent: 'success' },
        { instant: created_at },
      ]),
    )
  })

  it('tells cards to who may use a narrow screen, and no rows of which something is drawn that is no text', async () => {
    const { token } = await as('partner')
    const { rows } = (await begin(token, '/credit-life', {}, 'en')).body.data
    expect(rows!.facts).toEqual(['Waits for', 'Taken by', 'Expires', 'Bank', 'Loan amount', 'Total premium', 'Created'])
    expect(rows!.cards.map(({ href }) => href)).toEqual(rows!.rows.slice(0, 6).map(({ href }) => href))
    const drawn = lists.filter(({ cells = [], title, list }) =>
      [title, ...list.shown].some((one) => cells.includes(one)),
    )
    const admin = await as('admin')
    for (const { route } of drawn)
      expect((await begin(admin.token, route, {}, 'en')).body.data.rows).toMatchObject({ rows: [], cards: [] })
    expect(drawn.length).toBeGreaterThan(0)
  })

  it('tells rows where there are some', async () => {
    const { token } = await as('broker')
    const { body } = await begin(token, '/credit-life?limit=25')
    expect(body.data.list!.data).toHaveLength(25)
  })

  it('tells nothing of days whose zone it does not know, and of those of the zone that the person has chosen', async () => {
    const signedIn = await as('broker')
    const list = lists.find(({ route }) => route === '/credit-life')!
    const { field } = list.list.filters.find(({ kind }) => kind === 'dateRange')!
    const search = `?${field}=2020-01-01..2030-01-01`
    expect((await begin(signedIn.token, list.route + search)).body.data).toEqual({ user: signedIn.user })
    const choose = (zone: string | null) =>
      running.owner.run(system, 'update users set time_zone = $2 where id = $1', [signedIn.user.id, zone])
    await choose('Asia/Jakarta')
    const { body } = await begin(signedIn.token, list.route + search)
    expect(body.data.list).toEqual(await askedOf(signedIn, list, search))
    expect(body.data.list!.data.length).toBeGreaterThan(0)
    await choose(null)
  })

  it.each(['/', '/nowhere', '/credit-life/1', '//credit-life', 'credit-life', '/credit-life/../bank', '%', ''])(
    'tells at %j who is there, and no rows',
    async (address) => {
      const { user, token } = await as('broker')
      expect((await begin(token, address)).body).toEqual({ data: { user } })
    },
  )

  it('tells nothing without a token that is good, nor by a header that the page cannot send', async () => {
    const { token, refresh } = await as('broker')
    const flipped = token.slice(0, 30) + (token[30] === 'A' ? 'B' : 'A') + token.slice(31)
    for (const wrong of [null, '', 'x', flipped, refresh]) {
      const { status, body } = await begin(wrong, '/credit-life')
      expect([status, body]).toEqual([204, ''])
    }
    const byHeader = await begin(null, '/credit-life', { authorization: `Bearer ${token}` })
    expect([byHeader.status, byHeader.body]).toEqual([204, ''])
  })

  it('tells nothing to pages of other origins', async () => {
    const { token } = await as('broker')
    for (const site of ['same-site', 'cross-site', 'none'])
      expect((await begin(token, '/credit-life', { 'sec-fetch-site': site })).body).toBe('')
    const foreign = await begin(token, '/credit-life', { origin: 'https://elsewhere.test' })
    expect([foreign.body, foreign.headers.get('access-control-allow-origin')]).toEqual(['', null])
    const ours = await begin(token, '/credit-life', { 'sec-fetch-site': 'same-origin' })
    expect([ours.status, ours.headers.get('cross-origin-resource-policy')]).toEqual([200, 'same-origin'])
  })

  it('tells nothing once the token is replaced, the session ended, or the account locked', async () => {
    const replaced = await as('broker')
    await call(running.url, '/v2/sessions/refresh', { body: { refresh: replaced.refresh } })
    expect((await begin(replaced.token, '/credit-life')).status).toBe(204)
    const ended = await as('broker')
    await call(running.url, `/v2/sessions/${ended.token}`, { method: 'DELETE', token: ended.token })
    expect((await begin(ended.token, '/credit-life')).status).toBe(204)
    const locked = await as('insurer')
    const lock = (at: string | null) =>
      running.owner.run(system, 'update users set locked_at = $2 where id = $1', [locked.user.id, at])
    expect((await begin(locked.token, '/credit-life')).status).toBe(200)
    await lock('2026-01-01T00:00:00Z')
    expect((await begin(locked.token, '/credit-life')).status).toBe(204)
    await lock(null)
  })

  it('is no sign of life, and changes nothing of the session', async () => {
    const { token } = await as('broker')
    const sessions = () => running.owner.run(system, 'select * from sessions order by id')
    const before = await sessions()
    await begin(token, '/credit-life')
    expect(await sessions()).toEqual(before)
  })
})

describe('a page', () => {
  const linkOf = async (path: string, cookie: string) =>
    (await call(running.url, path, { headers: { cookie } })).headers.get('link')
  const fetched = (...urls: string[]) => urls.map((url) => `<${url}>; rel=preload; as=fetch; crossorigin`).join(', ')
  const known = 'access=a; refresh=r'

  it('names what it asks on its way: who is there, and of a list the rows', async () => {
    expect(await linkOf('/credit-life/1?tab=files', known)).toBe(fetched('/api/beginning'))
    expect(await linkOf('/id/credit-life?search=a%22%3E%3Cb&tab=x', known)).toBe(
      fetched('/api/beginning', '/api/beginning?at=%2Fcredit-life%3Fsearch%3Da%2522%253E%253Cb%26tab%3Dx&locale=id'),
    )
  })

  it('names nothing to who has not both tokens, and is itself the same for all addresses', async () => {
    for (const cookie of ['', 'access=a', 'refresh=r']) expect(await linkOf('/credit-life', cookie)).toBeNull()
    const [one, other] = await Promise.all(
      ['/credit-life', '/credit-life?tab=x'].map((path) =>
        call<string>(running.url, path, { headers: { cookie: known } }),
      ),
    )
    expect(other!.headers.get('etag')).toBe(one!.headers.get('etag'))
    expect(other!.body).toBe(one!.body)
  })
})
