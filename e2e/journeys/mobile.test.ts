import { afterAll, beforeAll, expect, it } from 'vitest'
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
