import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../tests/support/client.ts'
import { accountPages } from '../pages/accountPages.ts'
import { listPage } from '../pages/listPage.ts'
import { signInPage } from '../pages/signInPage.ts'
import { mailedCode, mailsTo } from '../support/mailbox.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const chosen = 'Lembah#Biru73'

it('a forgotten password is set by the mailed code, and every device is signed out', async () => {
  const [page, device] = await Promise.all([product.visit(), product.visit()])
  await signInPage(device).signIn('viewer@covergate.test')
  await listPage(device).rows.first().waitFor()

  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const account = accountPages(page)
  await account.askFor('viewer@covergate.test')
  await page.waitForURL('/otp')
  const code = await mailedCode(product, 'viewer@covergate.test', /new Covergate password/)
  await account.enter(code === '000000' ? '111111' : '000000')
  await page.getByText(/4/).first().waitFor()
  await page.reload()
  await account.enter(code)
  await page.waitForURL('/change-password')
  await account.save('weak', 'other')
  await page.getByText('Password confirmation does not match.', { exact: true }).waitFor()
  await account.save(chosen)
  await page.waitForURL('/finish')
  await device.getByText('Your session is expired.', { exact: true }).waitFor()
  await signInPage(device).email.waitFor()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await signInPage(page).submitAs('viewer@covergate.test', demoPassword)
  await page.getByText('Invalid Credentials', { exact: true }).waitFor()
  await signInPage(page).submitAs('viewer@covergate.test', chosen)
  await listPage(page).rows.first().waitFor()
  expect(await signInPage(page).email.count()).toBe(0)
})

it('B023 an account that was never used is activated on the way in', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('new@covergate.test')
  await page.waitForURL(/\/verify\?email=new(%40|@)covergate\.test$/)
  const account = accountPages(page)
  await account.enter(await mailedCode(product, 'new@covergate.test', /activate/))
  await page.waitForURL('/change-password')
  await account.save(chosen)
  await page.waitForURL('/finish')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await signInPage(page).submitAs('new@covergate.test', chosen)
  await page.getByRole('heading', { name: 'Your pages' }).waitFor()
  await page.keyboard.press('Escape')
  await listPage(page).rows.first().waitFor()
  expect(await signInPage(page).email.count()).toBe(0)
})

it('an address that nobody has is answered like one that somebody has', async () => {
  const page = await product.visit()
  await page.goto('/forget-password')
  await accountPages(page).askFor('nobody@covergate.test')
  await page.waitForURL('/otp')
  await accountPages(page).heading('Enter the code').waitFor()
  expect(await mailsTo(product, 'nobody@covergate.test')).toEqual([])
})

it.each(['/otp', '/verify?email=broker@covergate.test', '/change-password', '/finish'])(
  'B022 %s without a session and without a code asked for leads to the sign-in page',
  async (path) => {
    const page = await product.visit()
    await page.goto(path)
    await signInPage(page).email.waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  },
)

it('a signed-in person changes the password with the present one, and stays', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('insurer@covergate.test')
  await listPage(page).rows.first().waitFor()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  const account = accountPages(page)
  await account.change('Wrong#2026', chosen)
  await page.getByRole('alert').first().waitFor()
  await account.change(demoPassword, chosen)
  await page.waitForURL('/finish')
  await page
    .getByRole('link', { name: 'Continue' })
    .or(page.getByRole('button', { name: 'Continue' }))
    .click()
  await listPage(page).rows.first().waitFor()
  expect(await signInPage(page).email.count()).toBe(0)
})

it("B067 a redirect to the sign-in that fails says 'Something went wrong. Please reload page manually'", async () => {
  const page = await product.visit()
  await page.route(/\/signIn[^/]*\.js$/, (route) => route.abort())
  await page.goto('/bank')
  await page.getByText('Something went wrong. Please reload page manually', { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})
