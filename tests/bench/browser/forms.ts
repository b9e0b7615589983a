import { chromium, type Browser, type Locator, type Page } from 'playwright'
import pg from 'pg'
import { formVersion } from '../../../src/areas/forms/formVersion.ts'
import type { Definition } from '../../../src/shared/forms/definition.ts'
import { definitionText } from '../../../src/shared/forms/read.ts'
import { browserFlags, findBrowser } from '../../run/browser.ts'
import { signIn } from '../../support/client.ts'
import { serve } from '../../support/process.ts'
import { settingsOf, type Place } from '../bare.ts'
import { isLong, slowdown, tasksIn } from './tasks.ts'

/** What was begun before is not in what is measured. */
const pause = 1500
const person = 'super@covergate.test'

interface Versions {
  live: string
  /** May be designed. */
  pending: string
}

/** The demo's form that has a version live and one that is designed, both of which ask something else from now on. */
const withDefinition = async (databaseUrl: string, definition: Definition): Promise<Versions> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('set session_replication_role = replica')
  const { rows } = await client.query<Versions>(
    `select live.id live, next.id pending from designed_forms f
     join form_versions live on live.form = f.id and live.number = f.live
     join form_versions next on next.form = f.id and next.status = 'PENDING' limit 1`,
  )
  const { live, pending } = rows[0]!
  await client.query(
    'update form_definitions set definition = $1 where id in (select definition from form_versions where id = any ($2))',
    [definitionText(definition), [live, pending]],
  )
  await client.end()
  return { live, pending }
}

/** Milliseconds that the page was busy at a time while something was done, the longest first. */
const tasksOf = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> => {
  await page.waitForTimeout(pause)
  await browser.startTracing(page, { categories: ['toplevel'] })
  await work()
  await page.waitForTimeout(pause)
  return tasksIn(await browser.stopTracing())
}

const report = (what: string, tasks: readonly number[]): void =>
  console.log(
    `  ${what.padEnd(34)} ${tasks.filter(isLong).length} long, the longest ${tasks
      .slice(0, 3)
      .map((task) => (task * slowdown).toFixed(0))
      .join(', ')} ms`,
  )

/** What is sought in the page, which takes the one that drives it longer than what is measured, is found before. */
const found = (place: Locator) => place.elementHandle()

const filled = async (browser: Browser, page: Page): Promise<void> => {
  const texts = page.getByRole('main').getByRole('textbox')
  await texts.first().waitFor()
  const first = await found(texts.first())
  const typed = async () => {
    await first.focus()
    await page.keyboard.type('Jalan Merdeka 17', { delay: 60 })
    await page.keyboard.press('Tab')
    await page.keyboard.type('Bandung', { delay: 60 })
  }
  report('typing into it', await tasksOf(browser, page, typed))
}

const designed = async (browser: Browser, page: Page): Promise<void> => {
  const parts = page.getByRole('treeitem')
  await parts.nth(1).waitFor()
  await parts.nth(1).click()
  const arrows = async () => {
    for (let time = 0; time < 8; time += 1) {
      await page.keyboard.press('ArrowDown')
      await page.waitForTimeout(150)
    }
  }
  report('choosing one after the other', await tasksOf(browser, page, arrows))

  const label = await found(page.getByRole('textbox', { name: 'Label in English' }))
  const typed = async () => {
    await label.focus()
    await page.keyboard.type(' of the insured', { delay: 60 })
  }
  report('typing a label', await tasksOf(browser, page, typed))

  await parts.nth(4).click()
  const pressed = (held: string, keys: readonly string[]) => async () => {
    for (const key of keys) {
      await page.keyboard.press(`${held}+${key}`)
      await page.waitForTimeout(200)
    }
  }
  report('moving by keys', await tasksOf(browser, page, pressed('Alt', ['ArrowDown', 'ArrowDown', 'ArrowUp'])))

  const [from, to] = [(await parts.nth(2).boundingBox())!, (await parts.nth(8).boundingBox())!]
  const dragged = async () => {
    await page.mouse.move(from.x + 12, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + 12, to.y + 30, { steps: 20 })
    await page.mouse.up()
  }
  report('dragging past six', await tasksOf(browser, page, dragged))
  report('undoing and redoing', await tasksOf(browser, page, pressed('Control', ['z', 'z', 'y'])))
}

/** What it takes a slow computer to fill in and to design forms; the last says how they are called. */
export const formPages = async (place: Place, forms: Readonly<Record<string, Definition>>): Promise<void> => {
  const server = await serve(settingsOf(place))
  const { token, refresh } = await signIn(server.url, person)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(
    Object.entries({ access: token, refresh }).map(([name, value]) => ({ name, value, url: server.url })),
  )
  for (const [called, definition] of Object.entries(forms)) {
    const { live, pending } = await withDefinition(place.databaseUrl!, definition)
    const page = await context.newPage()
    const to = (id: string, own: string) => page.goto(`${server.url}${formVersion.route}/${id}/${own}`)
    console.log(`${called}, tasks of a processor ${slowdown} times slower:`)
    await to(live, 'fill')
    await filled(browser, page)
    await to(pending, 'design')
    await designed(browser, page)
    await page.close()
  }
  await browser.close()
  await server.end()
}
