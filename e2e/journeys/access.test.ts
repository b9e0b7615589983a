import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountPages } from '../pages/accountPages.ts'
import { signInPage } from '../pages/signInPage.ts'
import { mailedCode, mailsTo } from '../support/mailbox.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const chosen = 'Lembah#Biru73'

/** Accepts the mailed invitation, sets a first password and comes in by it. */
const arrive = async (email: string): Promise<Page> => {
  const page = await product.visit()
  const invitation = async () => (await mailsTo(product, email)).find(({ subject }) => /invited/.test(subject))?.body
  await expect.poll(invitation).toMatch(/answer#/)
  await page.goto(/http\S+answer#\S+/.exec((await invitation())!)![0])
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('You have accepted the invitation').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Activate your account' }).click()
  const account = accountPages(page)
  await account.askFor(email)
  await account.enter(await mailedCode(product, email, /activate/))
  await account.save(chosen)
  await page.waitForURL('/finish')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await signInPage(page).submitAs(email, chosen)
  await page.getByRole('heading', { name: 'Your pages' }).waitFor()
  await page.keyboard.press('Escape')
  return page
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Moves what is found by these words to what is chosen. */
const give = async (page: Page, label: string, ...all: string[]) => {
  for (const words of all) {
    await page.getByRole('searchbox', { name: `Search ${label}` }).fill(words)
    await page.getByRole('button', { name: 'Add: ' }).first().click()
  }
}

it('B189 a new organisation’s first admin gives a clerk what they hold, nothing beyond, and takes it from their open page', async () => {
  const ours = await product.visit()
  await signInPage(ours).signIn('super@covergate.test')
  await ours.getByRole('link', { name: 'Partner Management' }).waitFor()
  await ours.goto('/organisation/create')
  await field(ours, 'Organisation name').fill('Toko Uji')
  await field(ours, 'Short code').fill('UJI')
  await ours.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Partner' })
  await field(ours, 'Colour theme').fill('#0e7490')
  await ours.getByRole('combobox', { name: 'Role template' }).click()
  await ours.getByRole('option', { name: 'Partner (PARTNER)' }).click()
  await field(ours, 'Main PIC name').fill('Tuti Andini')
  await ours.locator('[name=picPhone]').fill('81234567890')
  await field(ours, 'Main PIC e-mail').fill('tuti@uji.test')
  await save(ours)
  await ours.getByRole('heading', { level: 2, name: 'Toko Uji' }).waitFor()

  const admin = await arrive('tuti@uji.test')
  await admin.goto('/access-management/privilege/create')
  await field(admin, 'Privilege name').fill('Sells')
  await field(admin, 'Privilege code').fill('SELLS')
  await give(admin, 'Permissions', 'cancellation.list', 'cancellation.detail', 'cancellation.request')
  await save(admin)
  await admin.getByRole('heading', { level: 2, name: 'Sells' }).waitFor()
  const privilege = admin.url()

  await admin.goto('/access-management/role/create')
  await field(admin, 'Role code').fill('CLERK')
  await field(admin, 'Role name').fill('Clerk')
  await save(admin)
  await admin
    .getByText(/^Higher role must be your own role or one below it/)
    .first()
    .waitFor()
  await admin.getByRole('combobox', { name: 'Higher role' }).click()
  await admin.getByRole('option', { name: 'Partner admin (PARTNER-ADMIN)' }).click()
  await admin.getByRole('combobox', { name: 'Privileges' }).click()
  await admin.getByRole('option', { name: 'Sells' }).click()
  await admin.getByRole('searchbox', { name: 'Search Own permissions' }).fill('bank.create')
  await admin.getByRole('listitem').filter({ hasText: 'bank.createYou do not hold it yourself' }).waitFor()
  await save(admin)
  await admin.getByRole('heading', { level: 2, name: 'Clerk' }).waitFor()

  await admin.goto('/access-management/user/create')
  await field(admin, 'Full name').fill('Budi Santoso')
  await field(admin, 'E-mail').fill('budi@uji.test')
  await admin.getByRole('combobox', { name: 'Roles' }).click()
  await admin.getByRole('option', { name: 'Clerk (CLERK)' }).click()
  await admin.getByRole('button', { name: 'Add user' }).click()
  await admin.getByRole('heading', { level: 2, name: 'Budi Santoso' }).waitFor()

  const clerk = await arrive('budi@uji.test')
  await clerk.goto('/cancel-request-policy')
  const request = clerk.getByRole('button', { name: 'Request cancellation' })
  await request.first().waitFor()
  await admin.goto(`${privilege}/edit`)
  await admin.getByRole('button', { name: 'Remove: cancellation.request' }).click()
  await save(admin)
  await expect.poll(() => request.count()).toBe(0)
}, 180_000)
