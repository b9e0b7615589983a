import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { browserFlags, findBrowser } from '../../run/browser.ts'
import { signIn } from '../../support/client.ts'
import { serve } from '../../support/process.ts'
import { settingsOf, type Place } from '../bare.ts'
import type { InspectedPage } from './inspectedPage.ts'

const person = 'super@covergate.test'
const rounds = 5
/** Milliseconds of a measurement. */
const long = 2_000
const pause = 2_000

const scriptOf = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/inspectedPage.ts`, formats: ['iife'], name: 'bench' },
    },
  })
  const [{ output }] = built as unknown as [{ output: { code: string }[] }]
  return output[0]!.code
}

type Bench = typeof globalThis & { inspectedPage: InspectedPage }

const rateIn = (page: Page): Promise<number> =>
  page.evaluate((milliseconds) => (globalThis as Bench).inspectedPage.rate(milliseconds), long)

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** What it costs a page to be inspected, which shares its thread with the page that inspects it: the events that it takes, one after the other in one run. */
export const inspectingFigures = async (place: Place): Promise<void> => {
  const server = await serve(settingsOf(place))
  await ratesAt(server.url)
  await server.end()
}

export const ratesAt = async (url: string): Promise<void> => {
  const { token, refresh } = await signIn(url, person)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  await context.addCookies(Object.entries({ access: token, refresh }).map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  await page.goto(`${url}/health`)
  await page.addScriptTag({ content: await scriptOf() })
  await page.evaluate(() => (globalThis as Bench).inspectedPage.begin())
  const rates: { alone: number[]; inspected: number[] } = { alone: [], inspected: [] }
  await rateIn(page)
  for (let round = 0; round < rounds; round += 1) {
    rates.alone.push(await rateIn(page))
    const [inspector] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => (globalThis as Bench).inspectedPage.inspect()),
    ])
    await inspector.getByText(/^Live, at/).waitFor()
    await page.bringToFront()
    await page.waitForTimeout(pause)
    rates.inspected.push(await rateIn(page))
    await page.evaluate(() => (globalThis as Bench).inspectedPage.end())
    await inspector.close()
    await page.waitForTimeout(pause)
  }
  await browser.close()
  const [alone, inspected] = [median(rates.alone), median(rates.inspected)]
  console.log(
    `events of a page: ${Math.round(alone)}/s, ${Math.round(inspected)}/s while it is inspected, ratio ${(inspected / alone).toFixed(2)}`,
  )
}
