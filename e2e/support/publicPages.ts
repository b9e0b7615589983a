import type { Page } from 'playwright'
import { mailedCode } from './mailbox.ts'
import type { Product } from './product.ts'

/** Goes through the pages that need no session, in whatever language, and stops at each. */
export const visitPublicPages = async (
  product: Product,
  page: Page,
  { locale, email }: { locale: string; email: string },
  stop: () => Promise<unknown>,
): Promise<void> => {
  const submit = () => page.locator('button[type=submit]').click()
  const ask = async (path: string, address: string) => {
    await page.goto(path)
    await page.locator('input[name=email]').fill(address)
    await stop()
    await submit()
  }
  await page.goto(`/${locale}/`)
  await page.locator('input[type=password]').waitFor()
  await stop()
  await page.goto('/document/never-issued')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await stop()
  await ask('/forget-password?purpose=activation', `nobody-${locale}@covergate.test`)
  await page.waitForURL(/\/verify\?email=/)
  await page.locator('input[name=code]').waitFor()
  await stop()
  await ask('/forget-password', email)
  await page.waitForURL('/otp')
  await page.locator('input[name=code]').fill(await mailedCode(product, email, /Covergate/))
  await stop()
  await submit()
  await page.waitForURL('/change-password')
  const inputs = page.locator('input[type=password]')
  await inputs.first().fill('Telaga')
  await stop()
  for (const input of await inputs.all()) await input.fill('Telaga#Ungu58')
  await submit()
  await page.waitForURL('/finish')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await stop()
}
