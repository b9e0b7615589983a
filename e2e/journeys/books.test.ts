import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formPage } from '../pages/formPage.ts'
import { listPage } from '../pages/listPage.ts'
import { signInPage } from '../pages/signInPage.ts'
import { violations } from '../support/axe.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const enter = async () => {
  const page = await product.visit()
  await signInPage(page).signIn('broker@covergate.test')
  await page.getByRole('link', { name: 'Inbox' }).waitFor()
  return page
}

/** The last row of a page of a book, cell by cell. */
const foot = (page: Page) => page.getByRole('main').locator('tfoot').first().getByRole('cell').allTextContents()

const tab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click()
  await page.getByRole('tabpanel', { name }).locator('tfoot').waitFor()
}

it('a premium is followed from the trial balance to the case that has booked it', async () => {
  const page = await enter()
  await page.goto('/finance-accounting')
  await listPage(page).rows.first().waitFor()
  await page.getByRole('button', { name: 'Trial balance' }).click()
  await page.getByRole('main').locator('tfoot').waitFor()
  expect(await violations(page)).toEqual([])
  const [, , , debit, credit] = await foot(page)
  expect(debit).toMatch(/^Rp [\d.]+$/)
  expect(credit).toBe(debit)

  const owed = page.getByRole('row', { name: 'Payable to insurer' }).first()
  const balance = (await owed.getByRole('cell').allTextContents()).at(-1)!
  await owed.getByRole('link').click()
  await tab(page, 'Statement')
  expect((await foot(page)).at(-1)).toBe(`-${balance}`)
  expect(await violations(page)).toEqual([])

  const line = page
    .getByRole('tabpanel')
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Premium', exact: true }) })
    .first()
  const [, , , subject = '', , amount] = await line.getByRole('cell').allTextContents()
  await line.getByRole('link').first().click()
  await page.waitForURL(/journal/)
  await tab(page, 'Debit and credit')
  expect((await foot(page)).slice(-2)).toEqual([amount, amount])
  expect(await violations(page)).toEqual([])
  await page.getByRole('tabpanel').getByRole('link', { name: subject }).click()
  await page.waitForURL(/credit-life\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { level: 1, name: subject }).waitFor()
})

it('a period is closed once it is over', async () => {
  const page = await enter()
  await page.goto('/finance-accounting/closing/create')
  const { field, press } = formPage(page)
  await field('Period closed').fill('All until today')
  await field('Closed until').fill(new Date().toISOString().slice(0, 10))
  await press('Save')
  await page
    .getByText(/Closed until may not lie after/)
    .first()
    .waitFor()
  expect(await field('Period closed').inputValue()).toBe('All until today')
  await field('Closed until').fill('31/12/2024')
  await press('Save')
  await page.getByText('31-Dec-2024').first().waitFor()
  expect(await violations(page)).toEqual([])
})
