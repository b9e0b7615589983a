import type { BrowserContext } from 'playwright'
import { afterBack, afterClick, entry, watchEntry } from './watch.ts'

export interface Visited {
  address: string
  /** The first cell of a row, which names its record. */
  cell: string
  /** The same once it is drawn by what will answer to the person, where that comes later. */
  drawn?: string
}

/** What one load of a page comes to, in milliseconds by the name of the figure. */
export type Figures = Record<string, number>

/** Between what a person reads and the next press: nothing that was begun before is in what comes after. */
const pause = 1500

const opened = 30

/** One visit with an empty cache: the first row, the next page, a sort, a record twice, and back. */
export const visit = async (
  context: BrowserContext,
  { address, cell, drawn = cell }: Visited,
  factOf: (number: string) => Promise<string>,
  slowdown: number,
): Promise<Figures> => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // tsx wraps the functions that are sent to the page in a call of its own.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchEntry, { row: cell, drawn })
  await page.goto(address, { waitUntil: 'commit' })
  const entered = await entry(page)
  const cells = page.locator(cell)
  const settle = () => page.waitForTimeout(pause)

  await settle()
  const changed = async () =>
    `//tbody/tr[1][string-length(.) > 20 and not(.//text() = "${await cells.first().textContent()}")]`
  const [next] = await afterClick(page, page.getByRole('button', { name: /next page/i }), [await changed()])
  await settle()
  const header = page.getByRole('columnheader', { name: /customer name/i }).getByRole('button')
  const [sort] = await afterClick(page, header, [await changed()])
  await settle()

  const record = cells.nth(opened)
  const number = (await record.textContent())!
  const marks = [`//*[text() = "${number}" and not(ancestor::tbody)]`, `//*[text() = "${await factOf(number)}"]`]
  const list = `//tbody/tr[.//text() = "${number}"]`
  await record.scrollIntoViewIfNeeded()
  const [headFirst, first] = await afterClick(page, record, marks)
  await settle()
  const back = await afterBack(page, list)
  await settle()
  const [headAgain, again] = await afterClick(page, record, marks)
  await page.close()
  return {
    'first row': entered.row,
    'list at work': entered.drawn,
    'first paint': entered.painted,
    'blocked until it works': entered.blocked,
    'open a record, first: its head': headFirst!,
    'open a record, first: its facts': first!,
    'open it again: its head': headAgain!,
    'open it again: its facts': again!,
    back,
    'next page': next!,
    sort: sort!,
  }
}
