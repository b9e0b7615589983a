import { chromium, type CDPSession, type Page } from 'playwright'
import { findBrowser } from '../run/browser.ts'
import { signIn } from '../support/client.ts'
import { serve } from '../support/process.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const firstRow = 'tbody tr a'

/** Milliseconds from the beginning of `begin` until `ready`. */
const until = async (begin: () => Promise<unknown>, ready: () => Promise<unknown>): Promise<number> => {
  const before = performance.now()
  await begin()
  await ready()
  return performance.now() - before
}

const blockingTime = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) total += Math.max(0, duration - 50)
        })
        observer.observe({ type: 'longtask', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(total)))
      }),
  )

/** Frames from the click on "back" until the list stands where it was left. */
const framesBack = (page: Page): Promise<{ frames: number; restored: boolean }> =>
  page.evaluate(
    async ([selector]) => {
      history.back()
      let frames = 0
      do {
        await new Promise(requestAnimationFrame)
        frames += 1
      } while (document.querySelectorAll(selector!).length <= 20 && frames < 300)
      return { frames, restored: [...document.querySelectorAll('*')].some((one) => one.scrollTop > 100) }
    },
    [firstRow],
  )

const traffic = async (cdp: CDPSession) => {
  const seen = { requests: 0, script: 0 }
  const scripts = new Set<string>()
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    seen.requests += 1
    if (type === 'Script') scripts.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) seen.script += encodedDataLength
  })
  return seen
}

/** What a person meets: the first row with an empty cache, the next page, a sort, a detail, and back; at full and at a quarter of the speed. */
export const browserFigures = async (settings: Record<string, string>): Promise<void> => {
  const server = await serve(settings)
  const { token, refresh } = await signIn(server.url, 'broker@covergate.test')
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags })
  let tokens = { token, refresh }
  for (const slowdown of [1, 4]) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url })
    await context.addCookies([
      { name: 'access', value: tokens.token, url: server.url },
      { name: 'refresh', value: tokens.refresh, url: server.url },
    ])
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const seen = await traffic(cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const row = page.locator(firstRow).first()
    const first = await until(
      () => page.goto('/credit-life?limit=50', { waitUntil: 'commit' }),
      () => row.waitFor(),
    )
    const { requests, script } = { ...seen }
    const blocked = await blockingTime(page)
    const changed = async (act: () => Promise<unknown>) => {
      const text = await row.textContent()
      return until(act, () =>
        page.waitForFunction(
          ([selector, was]) => document.querySelector(selector!)?.textContent !== was,
          [firstRow, text],
        ),
      )
    }
    const next = await changed(() => page.getByRole('button', { name: 'Next page' }).click())
    const sort = await changed(() =>
      page
        .getByRole('columnheader', { name: /Customer name/ })
        .getByRole('button')
        .click(),
    )
    await page.locator(firstRow).nth(30).scrollIntoViewIfNeeded()
    const detail = await until(
      () => page.locator(firstRow).nth(30).click(),
      () => page.getByText('Timeline', { exact: true }).waitFor(),
    )
    const back = await framesBack(page)
    const ms = (value: number) => `${Math.round(value)} ms`
    console.log(
      `browser at ${slowdown}x: first row ${ms(first)}, JavaScript ${Math.round(script / 1000)} kB, ${requests} requests, blocked ${ms(blocked)}, ` +
        `next page ${ms(next)}, sort ${ms(sort)}, detail ${ms(detail)}, back in ${back.frames} frames${back.restored ? ' where it was left' : ', scroll lost'}`,
    )
    const cookies = await context.cookies()
    const kept = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? ''
    tokens = { token: kept('access'), refresh: kept('refresh') }
    await context.close()
  }
  await browser.close()
  await server.end()
}
