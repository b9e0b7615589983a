import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { client } from '../../tests/support/client.ts'
import { casePage } from '../pages/casePage.ts'
import { listPage } from '../pages/listPage.ts'
import { shell } from '../pages/shell.ts'
import { signInPage } from '../pages/signInPage.ts'
import { violations } from '../support/axe.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product
/** Of who has people below them. */
let desk: Page

beforeAll(async () => {
  product = await openProduct()
  desk = await product.stay()
  await signInPage(desk).signIn('broker@covergate.test')
  await desk.getByRole('link', { name: 'Inbox' }).waitFor()
})
afterAll(() => product.close())

const dialog = () => casePage(desk).dialog
const press = (name: string | RegExp) => desk.getByRole('main').getByRole('button', { name }).first().click()

/** What stands in a list of an area under these words. */
const openFound = async (route: string, words: string) => {
  await desk.goto(`${route}?search=${encodeURIComponent(words)}`)
  await listPage(desk).rows.getByRole('link').first().click()
  await desk.waitForURL(/[0-9a-f]{12}$/)
}

it('roles that nobody has used for 90 days are listed, and one is kept for a reason', async () => {
  await desk.goto('/access-management/user/review')
  const idle = desk
    .getByRole('listitem')
    .filter({ has: desk.getByRole('link', { name: 'Intan Permata', exact: true }) })
  await idle.getByText(/^Unused since/).waitFor()
  expect(await desk.getByRole('link', { name: 'Laras Widodo', exact: true }).count()).toBe(0)
  expect(await violations(desk)).toEqual([])
  await idle.getByRole('button', { name: /^Keep/ }).click()
  await dialog().getByRole('button', { name: 'Keep' }).click()
  expect(await dialog().getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  await dialog().getByRole('textbox').fill('Stands in for a colleague in December')
  await dialog().getByRole('button', { name: 'Keep' }).click()
  await idle.waitFor({ state: 'detached' })
})

it('a matrix shows who holds what, and before a role is saved who would lose and who gain', async () => {
  await desk.goto('/access-management/role/matrix')
  const row = (name: string) => desk.getByRole('grid', { name: 'Matrix of roles' }).getByRole('row', { name })
  await row('agent.create').waitFor()
  await desk.getByRole('searchbox').fill('claim')
  await desk.getByRole('switch', { name: 'Only differences' }).click()
  await expect.poll(() => row('agent_claim.detail').count()).toBe(0)
  await row('agent_claim.approve').getByRole('gridcell', { name: 'Own permission' }).first().waitFor()
  expect(await violations(desk)).toEqual([])

  await openFound('/access-management/role', 'viewer')
  await press('Edit')
  await press('Remove: cancellation.list')
  await press('Add: bank.create')
  await desk.getByText(/^2 people lose something, 2 people gain something$/).waitFor()
  await desk.getByText(/2 gain it \(Intan Permata, Wulan Maharani\)/).waitFor()
  expect(await violations(desk)).toEqual([])
  await press('Cancel')
})

const asked = { limit: 10, total: false, user_timezone: 'Asia/Jakarta' }

it('a key is shown once and works, beside the next for a day, until it is revoked', async () => {
  const banks = async (key: string) => (await client(product.server.url, key).call('bank.list', asked)).status
  await desk.goto('/access-management/api-key/create')
  await desk.getByRole('textbox', { name: 'Key name' }).fill('Nightly')
  await desk.getByRole('searchbox', { name: 'Search Scope' }).fill('bank.list')
  await press('Add: bank.list')
  await press('Save')
  await desk.getByRole('heading', { level: 2, name: 'Nightly' }).waitFor()
  const generate = async () => {
    await press('Generate key')
    await dialog().getByRole('button', { name: 'Generate key' }).click()
    const key = await dialog().getByRole('textbox', { name: 'Shown once' }).inputValue()
    await dialog().getByRole('button', { name: 'Close' }).click()
    await dialog().waitFor({ state: 'detached' })
    return key
  }
  const first = await generate()
  expect(await banks(first)).toBe(200)
  expect(await desk.getByText(first).count()).toBe(0)
  const second = await generate()
  expect([await banks(first), await banks(second)]).toEqual([200, 200])
  expect(await violations(desk)).toEqual([])
  await press('Revoke')
  await dialog().getByRole('button', { name: 'Revoke' }).click()
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(async () => [await banks(first), await banks(second)]).toEqual([401, 401])
})

it('somebody acts for a colleague below them, decides nothing and gives nothing, and comes back without a sign-in', async () => {
  await openFound('/access-management/user', 'underwriter@')
  await press('Act for them')
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Ticket 4711: on leave')
  await press('Begin to act for Laras Widodo')
  const end = desk.getByRole('button', { name: 'End acting for Laras Widodo' })
  await end.waitFor()
  expect(await violations(desk)).toEqual([])
  expect(await desk.getByRole('navigation').getByText('Access Management').count()).toBe(0)
  for (const shut of ['/access-management/role', '/access-management/api-key/create', '/access-management/user']) {
    await desk.goto(shut)
    await listPage(desk).rows.first().waitFor()
    expect(new URL(desk.url()).pathname).toBe('/credit-life')
  }
  await desk.goto('/credit-life?tab=APPROVAL_IN_PROGRESS')
  await listPage(desk).rows.getByRole('link').first().click()
  await casePage(desk)
    .refused.getByText('This is a decision: it is taken in one’s own name, not for another person')
    .waitFor()
  // Which decision it is differs from case to case.
  expect(await desk.getByRole('main').locator('button[aria-disabled=true]').count()).toBeGreaterThan(0)
  await end.click()
  await end.waitFor({ state: 'detached' })
  await desk.getByRole('navigation').getByText('Access Management').waitFor()
})

it('axe finds nothing on the pages of who administers, light and dark', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('super@covergate.test')
  await page.getByRole('link', { name: 'Inbox' }).waitFor()
  const found: string[] = []
  const stop = async (ready: string) => {
    await page.getByRole('main').locator(ready).first().waitFor()
    found.push(...(await violations(page)))
  }
  const openFirst = async (list: string) => {
    await listPage(page).goTo(list)
    await listPage(page).rows.getByRole('link').first().click()
    await page.waitForURL(/[0-9a-f]{12}$/)
    await page.getByRole('main').locator('section').first().waitFor()
  }
  for (const list of ['/insurance/product-category', '/agent', '/access-management/audit']) {
    await listPage(page).goTo(list)
    await stop('tbody td')
  }
  for (const list of ['/insurance/insurer', '/agent-claim', '/product-management']) {
    await openFirst(list)
    await stop('section')
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy configuration' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /"version": "5.14.0",\s+"category": "[a-z-]+"/,
  )
  await openFirst('/access-management/user?tab=ACTIVE')
  for (const tab of ['Rights', 'Devices', 'History']) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    await stop('section')
  }
  await openFirst('/access-management/role-template')
  await shell(page).go(`${new URL(page.url()).pathname}/roll-out`, 'section, table')
  await stop('section, table')
  await shell(page).go('/access-management/role/tree', 'section')
  await stop('section')
  expect(found).toEqual([])
})
