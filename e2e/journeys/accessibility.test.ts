import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPage } from '../pages/listPage.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct({ DEMO_ROWS: '60' })
})
afterAll(() => product.close())

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
const looks = [
  { locale: 'en', colorScheme: 'light', viewport: wide },
  { locale: 'id', colorScheme: 'dark', viewport: wide },
  { locale: 'vi', colorScheme: 'light', viewport: narrow },
  { locale: 'en', colorScheme: 'dark', viewport: narrow },
] as const

/** What stands on a page when it is there. */
const pages = { '/bank': 'tbody a', '/broker/create': 'form input', '/profile': 'dl, select, section', '/nowhere': 'a' }

/** Fluent's own focus guards, which are never read out, are left out. */
const violations = async (page: Page, name: string): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${name}: ${id} ${html.slice(0, 160)} ${failureSummary}`),
  )
}

it.each(looks)(
  'axe finds nothing on any page in $locale, $colorScheme, $viewport.width wide',
  async ({ locale, ...look }) => {
    const page = await product.visit(look)
    await page.goto(`/${locale}/`)
    await page.locator('input[type=password]').waitFor()
    const found = await violations(page, 'sign-in')
    await page.locator('input[type=email], input[name=email]').first().fill('super@covergate.test')
    await page.locator('input[type=password]').fill('Covergate#26')
    await page.locator('button[type=submit]').click()
    await listPage(page).rows.first().waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe(locale)
    found.push(...(await violations(page, 'list')))
    await listPage(page).rows.getByRole('link').first().click()
    await page.waitForURL(/credit-life\/[0-9a-f-]{36}/)
    await page.locator('main section, main article').first().waitFor()
    found.push(...(await violations(page, 'case')))
    for (const [path, ready] of Object.entries(pages)) {
      await page.goto(path)
      await page.getByRole('main').locator(ready).first().waitFor()
      found.push(...(await violations(page, path)))
    }
    expect(found).toEqual([])
  },
)
