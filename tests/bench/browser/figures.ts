import { chromium, type Browser } from 'playwright'
import { browserFlags, findBrowser } from '../../run/browser.ts'
import { signIn } from '../../support/client.ts'
import { serve } from '../../support/process.ts'
import { openBare, settingsOf, type Place } from '../bare.ts'
import { buildPages } from '../peers/pages.ts'
import { visit, type Figures, type Visited } from './visit.ts'

const speeds = [1, 4]

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** The product and its peers over one database, and what a visit to each takes. */
const openPages = async (place: Place) => {
  const covergate = await serve(settingsOf(place))
  const thin = await serve({ DATABASE_URL: place.databaseUrl!, PAGES: await buildPages() }, [
    '--import',
    'tsx',
    'tests/bench/peers/thin.ts',
  ])
  let { token, refresh } = await signIn(covergate.url, 'broker@covergate.test')
  const cookies = () =>
    Object.entries({ access: token, refresh }).map(([name, value]) => ({ name, value, url: covergate.url }))
  const kept = (name: string, all: { name: string; value: string }[]) =>
    all.find((cookie) => cookie.name === name)?.value
  const pages: Record<string, Visited> = {
    'bare page': { address: `${thin.url}/bare/index.html`, cell: 'tbody td:first-child' },
    'react-admin': { address: `${thin.url}/react-admin/index.html#/quotations`, cell: 'tbody td.column-quotesCode' },
    Covergate: { address: `${covergate.url}/credit-life?limit=50`, cell: 'tbody tr a', drawn: '#main tbody tr a' },
  }
  const database = await openBare(place)
  const factOf = async (number: string) => {
    const text = 'select identity_number as fact from credit_life_quotations where quotes_code = $1'
    const [row] = await database.query<{ fact: string }>(text, [number])
    return row!.fact
  }
  return {
    names: Object.keys(pages),
    visit: async (browser: Browser, name: string, slowdown: number): Promise<Figures> => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      await context.addCookies(cookies())
      const figures = await visit(context, pages[name]!, factOf, slowdown)
      const left = await context.cookies(covergate.url)
      token = kept('access', left) ?? token
      refresh = kept('refresh', left) ?? refresh
      await context.close()
      return figures
    },
    close: async () => {
      await database.close()
      await thin.end()
      await covergate.end()
    },
  }
}

/**
 * What a person meets at a page of the least that works, at react-admin and at the product, over the same book: medians of
 * visits that take turns, each with an empty cache, at full and at a quarter of the processor's speed.
 */
export const browserFigures = async (place: Place, loads: number): Promise<void> => {
  const pages = await openPages(place)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  const found = new Map<string, Figures[]>()
  for (const slowdown of speeds)
    for (let load = 0; load < loads; load += 1)
      for (const name of pages.names) {
        const key = `${name} ${slowdown}`
        found.set(key, [...(found.get(key) ?? []), await pages.visit(browser, name, slowdown)])
      }
  await browser.close()
  await pages.close()

  const figure = (name: string, slowdown: number, row: string) =>
    median(found.get(`${name} ${slowdown}`)!.map((figures) => figures[row]!))
  const each = (show: (slowdown: number) => string) => speeds.map(show).join(' / ')
  const ratio = (value: number, than: number) => (than < 1 ? '–' : (value / than).toFixed(2))
  const line = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
  const ours = 'Covergate'
  const peers = pages.names.filter((name) => name !== ours)
  console.log(`In milliseconds, processor at ${speeds.join('x / ')}x slower, median of ${loads}:`)
  line(['', ...pages.names, ...peers.map((name) => `of ${name}`)])
  line(['', ...pages.names, ...peers].map(() => '---'))
  for (const row of Object.keys(found.get(`${ours} 1`)![0]!))
    line([
      row,
      ...pages.names.map((name) => each((slowdown) => String(Math.round(figure(name, slowdown, row))))),
      ...peers.map((name) => each((slowdown) => ratio(figure(ours, slowdown, row), figure(name, slowdown, row)))),
    ])
}
