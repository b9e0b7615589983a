import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import moment from 'moment-timezone'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { protectionDays } from '../../machines/creditLife/creditLife.tables.ts'
import { rulingOf } from '../../machines/kernel/ruleTable.ts'
import type { CaseRecord } from '../../machines/kernel/types.ts'
import { defaultTimeZone } from '../../src/shared/format/timeZone.ts'
import { type Client, signIn } from '../../tests/support/client.ts'
import { casePage } from '../pages/casePage.ts'
import { listPage } from '../pages/listPage.ts'
import { rulePage } from '../pages/rulePage.ts'
import { shell } from '../pages/shell.ts'
import { signInPage } from '../pages/signInPage.ts'
import { travelPage } from '../pages/travelPage.ts'
import { appliedAsBefore } from '../support/cases.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product
let broker: Client

beforeAll(async () => {
  product = await openProduct()
  broker = await signIn(product.server.url, 'broker@covergate.test')
})
afterAll(() => product.close())

const enter = async (name: string) => {
  const page = await product.visit()
  await signInPage(page).signIn(`${name}@covergate.test`)
  await page.getByRole('banner').waitFor()
  return page
}

/** Whether the timeline that a file tells is proved by itself, away from the installation. */
const proved = async (path: string): Promise<boolean> => {
  const { npm_execpath: npm } = process.env
  const said = promisify(execFile)(process.execPath, [npm!, 'run', '--silent', 'verify-case', '--', path])
  return said.then(
    ({ stdout }) => stdout.startsWith('Proven: credit_life'),
    () => false,
  )
}

it('from where the book stands to a rejected case, the day before it was rejected, and why another way would be refused; its evidence is proved elsewhere', async () => {
  const page = await enter('broker')
  await shell(page).go('/internal-tools/workflow-engine/creditLife', 'table')
  const standing = page.getByRole('row', { name: /^Rejected / }).getByRole('link')
  const told = await standing.textContent()
  await standing.click()
  await page.getByRole('tab', { name: `Rejected ${told}`, selected: true }).waitFor()
  await listPage(page).rows.first().getByRole('link').click()
  await casePage(page).status('Rejected').waitFor()

  const travel = travelPage(page)
  const later = moment.tz(defaultTimeZone).add(3, 'days').format('DD-MMM-YYYY')
  await travel.open()
  await travel.back()
  await page.getByRole('tree', { name: 'Lifecycle' }).waitFor()
  await travel.suppose('Cancel quotation', { by: 'Anybody of the Insurer', on: later, reason: 'Not insurable' })
  await travel.answer('Only the partner, the bank or the broker of this quotation can do this').waitFor()
  await travel.save()

  const path = await travel.evidence()
  expect(await proved(path)).toBe(true)
  const text = await readFile(path, 'utf8')
  const at = text.indexOf('"timeline"') + 200
  await writeFile(path, `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`)
  expect(await proved(path)).toBe(false)
})

const windowOf = async (id: string) => {
  const { result } = await broker.call('credit_life.cases', { ids: [id] })
  const [found] = result as unknown as { case: CaseRecord }[]
  return protectionDays(rulingOf(found!.case.snapshot.context))
}

it('a window of 10 days is written, tried over the live cases and approved by another person; a new case follows it and an older one does not', async () => {
  const before = await appliedAsBefore(broker)
  const author = await enter('broker')
  const written = rulePage(author)
  await written.begin(
    'creditLife.protectionWindow',
    moment.tz(defaultTimeZone).format('DD-MMM-YYYY'),
    'The reinsurer asks for ten days',
  )
  await written.type('Days after the insurer’s approval', '10')
  await written.dryRun()
  expect(await written.counted('Affected')).toBeGreaterThan(0)
  await casePage(author).action('Submit for approval').click()
  await casePage(author).confirm('Yes')
  await casePage(author).status('Submitted for approval').waitFor()
  expect(await casePage(author).action('Approve').isDisabled()).toBe(true)

  const second = await enter('underwriter')
  await shell(second).go(new URL(author.url()).pathname, 'h2')
  await casePage(second).action('Approve').click()
  await casePage(second).confirm('Yes')
  await casePage(second).status('In force from its day').waitFor()
  const after = await appliedAsBefore(broker)
  expect([await windowOf(before), await windowOf(after)]).toEqual([14, 10])
})
