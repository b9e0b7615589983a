import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casePage } from '../pages/casePage.ts'
import { listPage } from '../pages/listPage.ts'
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
  { locale: 'en', email: 'insurer@covergate.test' },
  { locale: 'id', email: 'bank@covergate.test' },
  { locale: 'vi', email: 'viewer@covergate.test' },
] as const

/** What stands on a page when it is there. */
const pages = {
  '/bank': 'tbody a',
  '/broker/create': 'form input',
  '/credit-life/create': 'form input',
  '/dashboard': 'section',
  '/profile': 'section',
  '/exports': 'h2, li',
  '/inbox': 'select',
  '/internal-tools/workflow-engine': 'tbody a',
  '/internal-tools/workflow-engine/request?lines=taken': 'svg[role=tree]',
  '/internal-tools/workflow-engine/request?part=figures': 'section svg',
  '/internal-tools/workflow-engine/request?part=why': 'tbody td',
  '/internal-tools/workflow-engine/request?part=table': 'tbody td',
  '/internal-tools/workflow-engine/request?part=paths': 'ol input',
  '/internal-tools/workflow-engine/request?part=coverage': 'svg[role=tree]',
  '/inspector': 'main button',
  '/nowhere': 'a',
}

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').last().waitFor()
}

it.each(looks)(
  'axe finds nothing on any page in $locale, dark and, in English, light, 1440 wide',
  async ({ locale, email }) => {
    const page = await product.visit()
    const found: string[] = []
    const stop = async () => found.push(...(await violations(page)))
    await visitPublicPages(product, page, { locale, email }, stop)

    await page.goto('/')
    await page.locator('input[name=email]').fill('super@covergate.test')
    await page.locator('input[type=password]').fill('Covergate#26')
    await page.locator('button[type=submit]').click()
    await listPage(page).rows.first().waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe(locale)
    await stop()
    await listPage(page).goTo('/credit-life?tab=ACTIVE')
    await listPage(page).rows.getByRole('link').first().click()
    await page.waitForURL(/credit-life\/[0-9a-f-]{36}/)
    await page.getByRole('main').getByRole('figure').waitFor()
    await stop()
    await casePage(page).look()
    await stop()
    await page.keyboard.press('Escape')
    await openPalette(page)
    await stop()
    for (const [path, ready] of Object.entries(pages)) {
      await shell(page).go(path, ready)
      await stop()
    }
    expect(found).toEqual([])
  },
)
