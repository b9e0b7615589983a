import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPage } from '../pages/listPage.ts'
import { shell } from '../pages/shell.ts'
import { signInPage } from '../pages/signInPage.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

/** A page as it came, and the scripts before its first question that it had not named. */
const openedWith = async (page: Page, path: string) => {
  const html = await (await page.goto(path))!.text()
  const scripts = await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const first = fetched.findIndex((name) => name.startsWith('/api/'))
    return first >= 0 && fetched.slice(0, first).filter((name) => name.endsWith('.js'))
  })
  return { html, late: ((await scripts.jsonValue()) as string[]).filter((script) => !html.includes(script)) }
}

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

it('B051 V010 V011 V012 tells what is missing in the form, and that a password is wrong, in the exact words', async () => {
  const page = await product.visit()
  const form = signInPage(page)
  await page.goto('/')
  await form.submit.click()
  await page.getByText('Email is required', { exact: true }).waitFor()
  await page.getByText('Password is required', { exact: true }).waitFor()
  await form.email.fill('broker')
  await form.password.fill('wrong')
  await form.submit.click()
  await page.getByText('Email must be an e-mail', { exact: true }).waitFor()
  await form.email.fill('broker@covergate.test')
  await form.submit.click()
  await page.getByText('Invalid Credentials', { exact: true }).waitFor()
  expect(await form.email.inputValue()).toBe('broker@covergate.test')
})

it('B047 a member of two organisations chooses one, and sees its rows', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('multi@covergate.test')
  await page.getByRole('heading', { name: 'Choose an organisation' }).waitFor()
  await signInPage(page).choose(/Cendana/i)
  await listPage(page).rows.first().waitFor()
  expect(await page.getByRole('complementary').or(page.locator('body')).first().textContent()).toMatch(/Cendana/)
})

it('B024 B041 a page asked for without a session sends to the sign-in, and after it back to that page', async () => {
  const page = await product.visit()
  await page.goto('/bank')
  await page.getByText('Your session is expired.', { exact: true }).waitFor()
  const form = signInPage(page)
  await form.email.fill('broker@covergate.test')
  await form.password.fill('Covergate#26')
  await form.submit.click()
  await page.waitForURL(/\/bank$/)
  await listPage(page).rows.first().waitFor()
  expect(await shell(page).title.textContent()).toBe('Banks')
})

it('a page stands where its skeleton stood, which is there without any script; what a list needs is named in it', async () => {
  for (const [email, path, width, parts] of [
    [
      'viewer@covergate.test',
      '/credit-life',
      1440,
      [
        ['.skeleton-drawer', 'aside'],
        ['.skeleton-bar', 'header'],
      ],
    ],
    [
      'partner@covergate.test',
      '/dashboard',
      390,
      [
        ['.skeleton-bar', 'header'],
        ['.skeleton-foot', 'footer'],
      ],
    ],
  ] as const) {
    const viewport = { width, height: 844 }
    const page = await product.visit({ viewport })
    await signInPage(page).signIn(email)
    await shell(page).title.waitFor()
    const { cookies } = await page.context().storageState()
    const bare = await product.visit({ viewport, javaScriptEnabled: false, storageState: { cookies, origins: [] } })
    await bare.goto(path)
    const { html, late } = await openedWith(page, path)
    expect(html).toContain('data-skeleton')
    if (path === '/credit-life') expect(late).toEqual([])
    for (const [bone, part] of parts)
      expect(await bare.locator(bone).boundingBox()).toEqual(await page.locator(part).first().boundingBox())
  }
})

it.each([
  ['partner@covergate.test', '/id/credit-life', 390, 'li'],
  ['viewer@covergate.test', '/vi/credit-life?sort=-loanAmount', 1440, 'table tr > *'],
])(
  'the first rows for %s at %s stand where they stood before any script drew them, and say the same',
  async (email, path, width, each) => {
    const page = await product.visit({ viewport: { width, height: 844 } })
    await signInPage(page).signIn(email)
    await shell(page).title.waitFor()
    const entry = /assets\/index-.*js/
    const seen = (within: string) =>
      page.locator(`${within} ${each}`).evaluateAll((elements) =>
        elements.slice(0, 24).map((element) => {
          const { x, y, width: wide, height } = element.getBoundingClientRect()
          return [
            (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
            ...[x, y, wide, height].map(Math.round),
          ]
        }),
      )
    await page.route(entry, (route) => route.abort())
    await page.goto(path)
    await page.locator('.told a').first().waitFor()
    const written = await seen('.told')
    await page.unroute(entry)
    await page.goto(path)
    await page.locator('#root main a').first().waitFor()
    expect(written).toEqual((await seen('#root main')).slice(0, written.length))
  },
)

it('B010 Log Out asks first: No keeps the session, Yes ends it', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('viewer@covergate.test')
  await listPage(page).rows.first().waitFor()
  await shell(page).logOut()
  await page.getByText('Are you sure you want to log out?', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.reload()
  await listPage(page).rows.first().waitFor()
  await shell(page).logOut()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await signInPage(page).email.waitFor()
  await page.goto('/credit-life')
  await signInPage(page).email.waitFor()
  expect(await listPage(page).rows.count()).toBe(0)
})

it('B030 a page without permission is refused with the message, and left', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('viewer@covergate.test')
  await listPage(page).rows.first().waitFor()
  await page.goto('/bank/create')
  await page.getByText("You don't have access").waitFor()
  await page.waitForURL(({ pathname }) => pathname !== '/bank/create')
  expect(await page.getByRole('textbox', { name: 'Bank code' }).count()).toBe(0)
})

it('B168 one or two characters are no search', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('broker@covergate.test')
  const list = listPage(page)
  await list.rows.first().waitFor()
  await list.search.fill('bu')
  await page.keyboard.press('Enter')
  await page.getByText('Search length must be at least 3 characters long').waitFor()
  expect(new URL(page.url()).searchParams.get('search')).toBeNull()
})
