import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { locales } from '../../src/shared/locales.ts'
import { builtEntry } from '../../tests/support/builtEntry.ts'
import { listsOf } from '../../src/shared/area/lists.ts'
import { casePage } from '../pages/casePage.ts'
import { listPage } from '../pages/listPage.ts'
import { shell } from '../pages/shell.ts'
import { signInPage } from '../pages/signInPage.ts'
import { casesAtBroker } from '../support/cases.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const enter = async (page: Page, email = 'broker@covergate.test') => {
  await signInPage(page).signIn(email)
  await listPage(page).rows.first().waitFor()
}

const entries = (page: Page) => shell(page).menu.getByRole('link').allTextContents()

it('B039 B040 B041 B042 B043 B044 the menu is put in another order by the keyboard, and stays so after a reload', async () => {
  const page = await product.visit()
  await enter(page)
  const before = await entries(page)
  expect(before.indexOf('Broker Management')).toBeLessThan(before.indexOf('Bank Management'))

  const dialog = page.getByRole('dialog', { name: 'Customise Navigation' })
  const open = () => page.getByRole('button', { name: 'Customise Navigation' }).click()
  await open()
  await dialog.waitFor()
  expect((await dialog.boundingBox())!.width).toBe(400)
  const handle = dialog.getByRole('button', { name: 'Move Bank Management', exact: true })
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  await dialog.getByText(/^Bank Management is now number/).waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByText('Navigation updated', { exact: true }).waitFor()

  await page.reload()
  await listPage(page).rows.first().waitFor()
  const after = await entries(page)
  expect(after.indexOf('Bank Management')).toBeLessThan(after.indexOf('Broker Management'))

  await open()
  await dialog.getByRole('button', { name: 'Reset to Default' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await entries(page)).toEqual(before)
})

it('a page whose part a newer version has replaced is loaded anew with that version', async () => {
  const page = await product.visit()
  await enter(page)
  const parts = /\/assets\/bank-[^/]*\.js$/
  await page.route(parts, (route) => route.fulfill({ status: 404 }))
  const renewed = page.waitForEvent('domcontentloaded')
  await page.route(new URL('/', page.url()).href, async (route) => {
    await page.unroute(parts)
    await route.fulfill({ body: '<html></html>' })
  })
  await shell(page).menu.getByRole('link', { name: 'Bank Management' }).click()
  await renewed
  await listPage(page).rows.first().waitFor()
  expect(await shell(page).title.textContent()).toMatch(/^Bank/)
})

it('the command palette finds a page, a case by its number, and what may be done with it', async () => {
  const { approvable } = await casesAtBroker(product)
  const { id, quotesCode } = approvable[0]!
  const page = await product.visit()
  await enter(page)
  const palette = page.getByRole('combobox', { name: 'Search everywhere' })
  const option = (name: RegExp) => page.getByRole('option', { name })

  await page.keyboard.press('Control+k')
  await palette.fill('bank man')
  await option(/^Bank Management/).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('/bank')

  await page.keyboard.press('Control+k')
  await palette.fill(quotesCode)
  await option(new RegExp(`^${quotesCode}`)).click()
  await page.waitForURL(`/credit-life/${id}`)
  await casePage(page).action('Approve').waitFor()

  await page.keyboard.press('Control+k')
  await palette.fill('Approve')
  await option(/^Approve/).click()
  await casePage(page).dialog.getByText('Are you sure you want to approve the quotation?').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/credit-life/${id}`)
})

it('the first seven columns of every list, and that of its order, are in view beside the menu', async () => {
  const page = await product.visit()
  await enter(page, 'super@covergate.test')
  const unseen: string[][] = []
  const lists = areas.filter(({ parent }) => !parent).flatMap(listsOf)
  for (const [turn, locale] of locales.entries()) {
    await page.goto(`/${locale}/inbox`)
    await page.locator(`html[lang=${locale}]`).getByRole('main').waitFor()
    for (const { route, list } of lists.filter((_, index) => index % locales.length === turn)) {
      await listPage(page).goTo(`${route}?sort=${list.sorts.at(-1)}`)
      unseen.push(await listPage(page).unseen())
    }
  }
  expect(unseen.flat()).toEqual([])
})

it('begins with outlines of the areas: the first file that is fetched leads to each, and declares none', () => {
  const entry = builtEntry()
  for (const { route, table } of areas)
    expect([route, entry.includes(route), new RegExp(`table:.${table}\\b`).test(entry)]).toEqual([route, true, false])
})
