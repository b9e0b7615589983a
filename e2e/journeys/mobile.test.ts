import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PageFiles, pageFilesAt } from '../../src/shared/pageFiles.ts'
import { listPage } from '../pages/listPage.ts'
import { signInPage } from '../pages/signInPage.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const narrow = { viewport: { width: 390, height: 844 } }

it('B012 B013 B072 a partner works in the mobile layout, and is refused a page that is not for it without losing the session', async () => {
  const page = await product.visit(narrow)
  await signInPage(page).signIn('partner@covergate.test')
  await page.waitForURL('/dashboard')
  expect((await page.getByRole('banner').boundingBox())!.height).toBe(56)
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  await bar.getByRole('link', { name: 'Profile' }).click()
  await page.waitForURL('/profile')
  await page.goto('/bank')
  await page
    .getByText("Page '/bank' not eligible to use mobile view. Please use screen larger than 768px.", {
      exact: true,
    })
    .waitFor()
  await page.getByRole('button', { name: 'Go to the dashboard' }).click()
  await page.waitForURL('/dashboard')
})

it('a partner finds a case on the phone, decides, and comes back to the list as it was left', async () => {
  const page = await product.visit({ ...narrow, hasTouch: true })
  await signInPage(page).signIn('partner@covergate.test')
  await page.getByRole('link', { name: 'Awaiting document completion' }).tap()
  await page.waitForURL('/credit-life?tab=INITIATED')
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  await bar.locator('[aria-current=page]', { hasText: 'Policy List' }).waitFor()
  const cards = page.getByRole('main').locator('[data-row]')
  const first = (await cards.first().textContent())!
  await page.getByRole('button', { name: 'Next page' }).tap()
  await cards.filter({ hasText: first }).waitFor({ state: 'detached' })
  const name = (await cards.last().textContent())!
  await cards.last().scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await cards.last().tap()
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
  await page.getByRole('button', { name: 'More actions' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Actions' })
  await sheet.getByText("You don't have the permission to reject", { exact: false }).waitFor()
  const cancel = page.getByRole('button', { name: 'Cancel quotation' })
  // Where nothing else is possible it stands in the bar itself.
  if ((await sheet.filter({ has: cancel }).count()) === 0) await page.keyboard.press('Escape')
  await cancel.tap()
  const question = page.getByRole('alertdialog')
  await expect.poll(async () => (await question.boundingBox())!.height).toBe(narrow.viewport.height)
  await question.getByRole('textbox').fill('The customer has found another loan')
  await question.getByRole('button', { name: 'Yes, Cancel quotation' }).tap()
  await page.getByRole('main').getByText('Cancelled', { exact: true }).first().waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).tap()
  await page.getByText('Page 2 of', { exact: false }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
})

it('a list names no file of the page of its cases, in either layout', () => {
  const pages = JSON.parse(readFileSync(`dist/browser/${pageFilesAt}`, 'utf8')) as PageFiles[]
  const { files, layout } = pages.find(({ path }) => path === '/credit-life')!
  const named = [...files, ...layout.mobile, ...layout.desktop]
  expect(named.some((file) => file.includes('/list-'))).toBe(true)
  expect(named.filter((file) => /\/(record|case)-/.test(file))).toEqual([])
})

it('B071 an account that is not for the mobile layout is told so, and logged out', async () => {
  const page = await product.visit(narrow)
  await signInPage(page).signIn('broker@covergate.test')
  await page
    .getByText('Your account is not eligible to use mobile view. Please use screen larger than 768px.', { exact: true })
    .waitFor()
  await signInPage(page).email.waitFor()
  expect(await page.context().cookies()).toEqual([])
})

it('B007 crossing the threshold loads the page anew, in the other layout', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('partner@covergate.test')
  await listPage(page).rows.first().waitFor()
  await page.goto('/profile')
  await page.getByRole('complementary').waitFor()
  const loaded = page.waitForEvent('load')
  await page.setViewportSize(narrow.viewport)
  await loaded
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).waitFor()
  expect(await page.getByRole('complementary').count()).toBe(0)
})
