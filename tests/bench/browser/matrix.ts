import { chromium, type Page } from 'playwright'
import pg from 'pg'
import { accessPermission } from '../../../src/areas/access/accessPermission.ts'
import { accessRole } from '../../../src/areas/access/accessRole.ts'
import { browserFlags, findBrowser } from '../../run/browser.ts'
import { signIn } from '../../support/client.ts'
import { serve } from '../../support/process.ts'
import { settingsOf, type Place } from '../bare.ts'
import { fillAreas } from '../fillAreas.ts'
import { isLong, slowdown, tasksIn } from './tasks.ts'

const size = { roles: 60, permissions: 600 }
/** What was begun before is not in what is measured. */
const pause = 1500
const person = 'super@covergate.test'

/** The roles of one organisation, each of which holds every second permission and none of which is like another. */
const prepare = async (databaseUrl: string): Promise<void> => {
  await fillAreas(databaseUrl, [accessPermission], size.permissions)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const organisation = `(select organisation_id from memberships join users on users.id = user_id where email = '${person}')`
  await client.query(
    `insert into ${accessRole.table} (created_at, updated_at, organisation_id, code, name, permissions)
     select now(), now(), ${organisation}, 'ROLE_' || role, 'Role number ' || role,
       (select array_agg(id) from ${accessPermission.table} where hashtext(code || role) % 2 = 0)
     from generate_series(1, $1 - (select count(*)::integer from ${accessRole.table} where organisation_id = ${organisation})) role`,
    [size.roles],
  )
  await client.end()
}

/** Scrolls the grid by the wheel, one turn a frame, all the way down and back, then to the right and back, and goes through it by keys. */
const scroll = async (page: Page): Promise<void> => {
  const grid = page.getByRole('grid')
  const box = (await grid.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const turn = async (x: number, y: number, times: number) => {
    for (let time = 0; time < times; time += 1) {
      await page.mouse.wheel(x, y)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  }
  await turn(0, 300, 100)
  await turn(0, -300, 100)
  await turn(200, 0, 40)
  await turn(-200, 0, 40)
  await grid.focus()
  for (const key of ['PageDown', 'PageDown', 'ArrowRight', 'End', 'PageUp', 'Home']) await page.keyboard.press(key)
}

/** What it takes a slow computer to scroll through the matrix of rights. */
export const matrixFigures = async (place: Place): Promise<void> => {
  await prepare(place.databaseUrl!)
  const server = await serve(settingsOf(place))
  const { token, refresh } = await signIn(server.url, person)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(
    Object.entries({ access: token, refresh }).map(([name, value]) => ({ name, value, url: server.url })),
  )
  const page = await context.newPage()
  await page.goto(`${server.url}${accessRole.route}/matrix`)
  await page.getByRole('grid').waitFor()
  await page.waitForTimeout(pause)
  await browser.startTracing(page, { categories: ['toplevel'] })
  await scroll(page)
  const tasks = tasksIn(await browser.stopTracing())
  const long = tasks.filter(isLong)
  const counts = ['aria-rowcount', 'aria-colcount'].map((name) => page.getByRole('grid').getAttribute(name))
  const [rows, columns] = (await Promise.all(counts)).map((count) => Number(count) - 1)
  console.log(
    `matrix of ${columns} roles x ${rows} permissions: of ${tasks.length} tasks while it scrolls ${long.length} are long on a processor ` +
      `${slowdown} times slower; the longest took ${tasks
        .slice(0, 5)
        .map((task) => (task * slowdown).toFixed(0))
        .join(', ')} ms there`,
  )
  await browser.close()
  await server.end()
}
