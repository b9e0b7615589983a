import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageFiles, pageFilesAt, type Skeleton } from '../../src/shared/pageFiles.ts'
import { portalOf, type PortalSettings } from '../../src/shared/portal.ts'
import { buildOf } from './support/built.ts'
import { startTestHost, type TestHost } from './support/host.ts'

const none: PageFiles['layout'] = { mobile: [], desktop: [] }

let build: ReturnType<typeof buildOf>
let running: TestHost

beforeAll(async () => {
  const pages = [
    pageFiles('/', 'frame', 'signIn.js'),
    pageFiles('/otp', 'clean', 'code.js'),
    pageFiles('/bank', 'list', 'list.js', { mobile: ['mobile.js'], desktop: ['frame.js'] }),
    pageFiles('/bank/:id', 'frame', 'record.js'),
    pageFiles('/bank/create', 'frame', 'form.js'),
  ]
  build = buildOf({ 'index.html': readFileSync('index.html'), [pageFilesAt]: JSON.stringify(pages) })
  running = await startTestHost({
    browserDir: build.browserDir,
    portalHosts: { 'ops.example.test': 'internal' },
    commission: true,
    campaign: { code: '</script><b>$&', primary: '#b3261e' },
  })
})

afterAll(async () => {
  await running.close()
  build.remove()
})

/** A page as it came over the wire; fetch would choose host and encoding by itself. */
const page = (headers: Record<string, string>, path = '/') =>
  new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = request(running.url + path, { headers }, (response) => {
      const { statusCode: status, headers: answered } = response
      void response.toArray().then((parts) => resolve({ status, headers: answered, body: Buffer.concat(parts) }))
    })
    sent.on('error', reject).end()
  })

const toldIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="portal">(.*?)<\/script>/.exec(html)![1]!)

/** How a page is begun, and what it names to be fetched. */
const begun = (body: Buffer) => {
  const html = body.toString()
  const links = html.matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)"(?: media="([^"]+)")?>/g)
  return {
    html: /<html ([^>]*)>/.exec(html)![1],
    files: [...links].map(([, file, media]) => [file, media].filter(Boolean).join(' ')),
  }
}

const pageFiles = (path: string, skeleton: Skeleton, file: string, layout: PageFiles['layout'] = none): PageFiles => ({
  path,
  skeleton,
  files: [file],
  layout,
  words: { en: ['en.js'], id: ['id.js'], vi: ['vi.js'] },
})

const told = { sso: false, commission: true, campaign: { code: '</script><b>$&', primary: '#b3261e' } }

test('B026 the page is told the portal of its host, on every path, in every encoding', async () => {
  for (const path of ['/', '/credit-life', '/assets/', '/index.html']) {
    expect(toldIn((await page({ host: 'ops.example.test:4100' }, path)).body.toString())).toEqual({
      kind: 'internal',
      ...told,
    })
    expect(toldIn((await page({ host: 'gate.example.test' }, path)).body.toString())).toEqual({
      kind: 'external',
      ...told,
    })
  }
  const packed = await page({ host: 'OPS.example.test', 'accept-encoding': 'gzip, br;q=1.0' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(toldIn(brotliDecompressSync(packed.body).toString())).toMatchObject({ kind: 'internal' })
  const zipped = await page({ host: 'ops.example.test', 'accept-encoding': 'br;q=0, gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(toldIn(gunzipSync(zipped.body).toString())).toMatchObject({ kind: 'internal' })
})

test('the page is not sent again while it is the same, and asked for each time', async () => {
  const first = await page({ host: 'ops.example.test' })
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding, cookie',
  })
  const etag = String(first.headers.etag)
  const again = await page({ host: 'ops.example.test', 'if-none-match': etag })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect((await page({ host: 'gate.example.test', 'if-none-match': etag })).status).toBe(200)
})

test('the page names the files that its address fetches, in the language and the scheme of its reader', async () => {
  const cookie = (header: string, path: string) => page({ cookie: header }, path).then(({ body }) => begun(body))
  const signedIn = 'access=a; refresh=r'
  expect(await cookie(signedIn, '/bank?limit=50')).toEqual({
    html: 'lang="en" data-skeleton="list"',
    files: ['list.js', 'mobile.js (max-width: 767px)', 'frame.js not all and (max-width: 767px)', 'en.js'],
  })
  expect(await cookie(`${signedIn}; locale=vi; scheme=dark`, '/bank/create')).toEqual({
    html: 'lang="vi" data-skeleton="frame" data-scheme="dark"',
    files: ['form.js', 'vi.js'],
  })
  expect(await cookie(`${signedIn}; locale=vi`, '/id/bank/17')).toEqual({
    html: 'lang="id" data-skeleton="frame"',
    files: ['record.js', 'id.js'],
  })
  expect(await cookie(signedIn, '/nowhere')).toEqual({ html: 'lang="en" data-skeleton="frame"', files: [] })
})

test('who is not signed in is shown the entrance at once; what a cookie says wrongly counts as not said', async () => {
  const entrance = { html: 'lang="en" data-skeleton="clean"', files: ['signIn.js', 'en.js'] }
  expect(begun((await page({}, '/bank')).body)).toEqual(entrance)
  expect(begun((await page({ cookie: 'refresh=; scheme="><script>; locale=<b>' }, '/')).body)).toEqual(entrance)
  expect(begun((await page({ cookie: 'refresh=r' }, '/otp')).body).html).toBe('lang="en" data-skeleton="clean"')
})

test('a portal is decided by the name alone, whatever its case and port; an unknown one is external', () => {
  const settings: PortalSettings = {
    portalHosts: { 'ops.example.test': 'internal', 'cover.example.test': 'employee-benefit' },
    oidc: {},
    commission: false,
    campaign: null,
  }
  const hosts = [
    'ops.example.test',
    'OPS.Example.Test:443',
    'cover.example.test',
    'evil.ops.example.test',
    'constructor',
    undefined,
  ]
  expect(hosts.map((host) => portalOf(settings, host).kind)).toEqual([
    'internal',
    'internal',
    'employee-benefit',
    'external',
    'external',
    'external',
  ])
  expect(portalOf(settings, undefined)).toEqual({ kind: 'external', sso: true, commission: false, campaign: null })
})
