import { afterAll, beforeAll, expect, it } from 'vitest'
import { casePage } from '../pages/casePage.ts'
import { shell } from '../pages/shell.ts'
import { violations } from '../support/axe.ts'
import { openProduct, type Product } from '../support/product.ts'
import { visitPublicPages } from '../support/publicPages.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const looks = [
  { locale: 'en', email: 'admin@covergate.test' },
  { locale: 'id', email: 'multi@covergate.test' },
  { locale: 'vi', email: 'broker@covergate.test' },
] as const

/** What stands on a page when it is there; the banks are a page that the layout refuses. */
const pages = {
  '/profile': 'section',
  '/credit-life': '[data-row]',
  '/credit-life/create': 'form input',
  '/inbox': 'select',
  '/bank': 'button',
  '/nowhere': 'a',
}

it.each(looks)(
  'no page is wider than the window in $locale, 390 wide, and axe finds nothing on any, dark and light, in English',
  async ({ locale, email }) => {
    const page = await product.visit({ viewport: { width: 390, height: 844 } })
    const found: string[] = []
    const measure = async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 390) found.push(`${page.url()} is ${width} wide`)
    }
    // What another language can break of what is read out is looked for on the wide pages.
    const stop = async () => {
      if (locale === 'en') found.push(...(await violations(page)))
      await measure()
    }
    await visitPublicPages(product, page, { locale, email }, stop)
    await page.goto('/')
    await page.locator('input[name=email]').fill('partner@covergate.test')
    await page.locator('input[type=password]').fill('Covergate#26')
    await page.locator('button[type=submit]').click()
    await page.waitForURL('/dashboard')
    await page.getByRole('main').locator('section').first().waitFor()
    await stop()
    await page.getByRole('navigation').getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
    await stop()
    for (const [path, ready] of Object.entries(pages)) {
      await shell(page).go(path, ready)
      await stop()
    }
    await page.goto('/credit-life?tab=APPROVAL_IN_PROGRESS')
    await page.getByRole('main').locator('[data-row]').first().waitFor()
    await page.getByRole('main').locator('button[aria-haspopup=dialog]').click()
    await page.getByRole('dialog').waitFor()
    await stop()
    await page.keyboard.press('Escape')
    await page.getByRole('main').locator('[data-row]').first().click()
    await page.getByRole('main').getByRole('figure').waitFor()
    await stop()
    await casePage(page).look()
    await stop()
    await page.keyboard.press('Escape')
    await page.getByRole('main').locator('button[aria-haspopup=dialog]').last().click()
    await page.getByRole('dialog').waitFor()
    await stop()
    await page.goto('/mailbox')
    await measure()
    expect(found).toEqual([])
  },
)
