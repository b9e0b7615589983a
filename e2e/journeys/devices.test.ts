import type { Page, Response } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPage } from '../pages/listPage.ts'
import { shell } from '../pages/shell.ts'
import { signInPage } from '../pages/signInPage.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const endFirst = async (page: Page) => {
  await page
    .getByRole('button', { name: /^End the session of/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'End', exact: true })
    .click()
  await page.getByText('The session has ended', { exact: true }).waitFor()
}

const isSignedOut = async (page: Page) => {
  await page.getByText('Your session is expired.', { exact: true }).waitFor()
  await signInPage(page).email.waitFor()
}

it('a session is ended from another device, and by who manages its person, at once', async () => {
  const [desk, other] = await Promise.all([
    product.visit(),
    product.visit({ userAgent: 'Mozilla/5.0 (iPhone) Mobile Safari' }),
  ])
  for (const page of [desk, other]) {
    await signInPage(page).signIn('broker@covergate.test')
    await listPage(page).rows.first().waitFor()
  }
  await desk.goto('/profile')
  await desk.getByText('This device', { exact: true }).waitFor()
  await endFirst(desk)
  expect(await desk.getByRole('button', { name: /^End the session of/ }).count()).toBe(0)
  await isSignedOut(other)

  await signInPage(other).submitAs('underwriter@covergate.test')
  await listPage(other).rows.first().waitFor()
  await desk.goto('/access-management/user?search=underwriter')
  await listPage(desk).open('underwriter@covergate.test')
  await desk.getByRole('tab', { name: 'Devices', exact: true }).click()
  await desk.getByText('By password', { exact: true }).waitFor()
  expect(new URL(desk.url()).searchParams.get('tab')).toBe('devices')
  await endFirst(desk)
  await desk.getByText('Not signed in on any device', { exact: true }).waitFor()
  await isSignedOut(other)
})

it('a stolen refresh token that is used a second time ends the session of both', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('bank@covergate.test')
  await listPage(page).rows.first().waitFor()
  const refresh = (await page.context().cookies()).find(({ name }) => name === 'refresh')!.value
  const useBy = (device: string) =>
    fetch(`${product.server.url}/v2/sessions/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': device },
      body: JSON.stringify({ refresh }),
    })
  const thief = await useBy('thief')
  expect(thief.status).toBe(200)
  const { data } = (await thief.json()) as { data: { token: string } }
  expect((await useBy('owner')).status).toBe(401)
  const check = await fetch(`${product.server.url}/v2/sessions/check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.token}` },
  })
  expect(check.status).toBe(401)
  await page.goto('/bank')
  await page.getByText('Your session is expired.', { exact: true }).waitFor()
})

it('two tabs that are both due share one refresh, and a sign of life in one counts for the other', async () => {
  const first = await product.visit()
  await signInPage(first).signIn('insurer@covergate.test')
  await listPage(first).rows.first().waitFor()
  const second = await first.context().newPage()
  await first.context().clock.install()
  for (const page of [first, second]) {
    await page.goto('/broker')
    await listPage(page).rows.first().waitFor()
  }
  const refreshes: string[] = []
  first.context().on('request', (request) => {
    if (request.url().endsWith('/v2/sessions/refresh')) refreshes.push(request.url())
  })
  const isRefresh = (response: Response) => response.url().endsWith('/v2/sessions/refresh')
  const answered = first.context().waitForEvent('response', { predicate: isRefresh })
  await first.context().clock.fastForward('10:00')
  await answered
  const loaded = [first, second].map((page) => page.waitForResponse(isRefresh))
  await Promise.all([first.reload(), second.goto('/bank?limit=25')])
  await Promise.all(loaded)
  await listPage(second).rows.first().waitFor()
  await shell(first).title.waitFor()
  // Each load of a page trades the token itself: those two, and one for both tabs.
  expect(refreshes).toHaveLength(3)
})

it('a member of two organisations goes over to the other without a new sign-in', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('multi@covergate.test')
  await signInPage(page).choose(/Cendana/i)
  await listPage(page).rows.first().waitFor()
  await page.goto('/profile')
  await page.getByRole('button', { name: /^Switch to Samudra/ }).click()
  await listPage(page).rows.first().waitFor()
  expect(await shell(page).organisation.textContent()).toMatch(/Samudra/)
})
