import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casePage } from '../pages/casePage.ts'
import { listPage } from '../pages/listPage.ts'
import { shell } from '../pages/shell.ts'
import { signInPage } from '../pages/signInPage.ts'
import { casesAtBroker, type FoundCase } from '../support/cases.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product
let approvable: FoundCase[]
let beyondAuthority: FoundCase[]

const enter = async (page: Page, email = 'broker@covergate.test') => {
  await signInPage(page).signIn(email)
  await shell(page).menu.getByRole('link', { name: 'Credit Life', exact: true }).click()
  await page.waitForURL('/credit-life')
  await listPage(page).rows.first().waitFor()
}

beforeAll(async () => {
  product = await openProduct()
  ;({ approvable, beyondAuthority } = await casesAtBroker(product))
})
afterAll(() => product.close())

it('B140 B186 a broker filters the list, approves a case after the question, and a second browser sees it move', async () => {
  const [target] = approvable
  const [operator, colleague] = await Promise.all([product.visit(), product.visit()])
  await Promise.all([enter(operator), enter(colleague, 'viewer@covergate.test')])
  await colleague.goto(`/credit-life/${target!.id}`)
  await casePage(colleague).status('Approval in progress').waitFor()

  await listPage(operator)
    .tab(/Approval in progress/)
    .click()
  await operator.waitForURL(/tab=APPROVAL_IN_PROGRESS/)
  await listPage(operator).rowsPerPage.selectOption('100')
  await listPage(operator).open(target!.quotesCode)

  const own = casePage(operator)
  await own.action('Approve').click()
  await own.dialog.getByText('Are you sure you want to approve the quotation?').waitFor()
  await own.confirm('Yes, Approve')
  await shell(operator).snackbar('Successfully Approved').waitFor()
  await own.dialog.waitFor({ state: 'detached' })
  await own.timeline(/^Approved by broker/).waitFor()
  await casePage(colleague)
    .timeline(/^Approved by broker/)
    .waitFor()
  expect(await own.dialog.count()).toBe(0)
})

it('a refused action says why, in the language of the reader', async () => {
  const page = await product.visit()
  await enter(page)
  await page.goto(`/credit-life/${beyondAuthority[0]!.id}`)
  const approve = casePage(page).action('Approve')
  await casePage(page)
    .refused.getByText(/exceeds the broker's authority.*sum insured Rp/)
    .waitFor()
  expect(await approve.getAttribute('aria-disabled')).toBe('true')
})

it('B003 the list keeps its state through a change of language, a reload and a restart of the server', async () => {
  const page = await product.visit()
  await enter(page)
  const list = listPage(page)
  await list.tab(/^Active/).click()
  await page.waitForURL(/tab=ACTIVE/)
  await list.rowsPerPage.selectOption('25')
  await page.waitForURL(/limit=25/)
  await shell(page).choose('Bahasa Indonesia')
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('id')
  await list.rows.nth(24).waitFor()
  const before = await list.titles()
  await page.reload()
  await list.rows.nth(24).waitFor()
  expect(await list.titles()).toEqual(before)
  expect(await page.getAttribute('html', 'lang')).toBe('id')
  await product.restart()
  await page.reload()
  await list.rows.nth(24).waitFor()
  expect(await list.titles()).toEqual(before)
})

it('a decision made meanwhile by somebody else is told, and nothing typed is lost', async () => {
  const target = approvable.at(-1)!
  const [slow, fast] = await Promise.all([product.visit(), product.visit()])
  await Promise.all([enter(slow), enter(fast)])
  await Promise.all([slow.goto(`/credit-life/${target.id}`), fast.goto(`/credit-life/${target.id}`)])
  await casePage(slow).action('Reject').click()
  const reason = casePage(slow).dialog.getByRole('textbox')
  await reason.fill('The declaration is incomplete')
  await casePage(fast).action('Ask for confirmation').click()
  await casePage(fast).dialog.getByRole('textbox').fill('Which branch?')
  await casePage(fast).confirm('Ask for confirmation')
  await casePage(fast).dialog.waitFor({ state: 'detached' })
  await casePage(slow).dialog.getByText('The case has changed meanwhile').waitFor()
  expect(await reason.inputValue()).toBe('The declaration is incomplete')
  await casePage(slow).confirm('Go on: Reject')
  await shell(slow).snackbar('Successfully Rejected').waitFor()
})

it('the bulk bar says beforehand how many may be approved, and why the others may not', async () => {
  const page = await product.visit()
  await enter(page)
  await page.goto('/credit-life?tab=APPROVAL_IN_PROGRESS&limit=100')
  const list = listPage(page)
  await list.rows.first().waitFor()
  for (const { quotesCode } of [approvable[1]!, beyondAuthority[0]!]) await list.choose(quotesCode)
  const approve = list.bulk.getByRole('button', { name: 'Approve (1)' })
  await approve.waitFor()
  await list.bulk.getByText('Why not for all').click()
  await list.bulk
    .getByText(/1 not, because: .*exceeds the broker's authority/i)
    .first()
    .waitFor()
  expect(await approve.isEnabled()).toBe(true)

  await approve.press('Enter')
  await casePage(page).dialog.waitFor()
  await page.keyboard.press('Escape')
  await casePage(page).dialog.waitFor({ state: 'detached' })
  await expect.poll(() => approve.evaluate((button) => button === document.activeElement)).toBe(true)
})

/** A red square of one pixel. */
const logo = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

it('B148 a partner is made step by step, with its logos chosen before it is saved and kept over a reload; who saves it second sees whose change, and loses nothing typed', async () => {
  const [first, second] = await Promise.all([product.visit(), product.visit()])
  await Promise.all([
    signInPage(first).signIn('super@covergate.test'),
    signInPage(second).signIn('admin@covergate.test'),
  ])
  await Promise.all(
    [first, second].map((page) => shell(page).menu.getByRole('link', { name: 'Partner Management' }).waitFor()),
  )
  await first.goto('/partner')
  await first.getByRole('button', { name: 'Add partner' }).click()
  const field = (name: string) => first.getByRole('textbox', { name, exact: true })
  const next = () => first.getByRole('button', { name: 'Next', exact: true }).click()
  await next()
  await first.getByText('Select at least one partner category').waitFor()
  await field('Partner code').fill('ID-BARU')
  await field('Branding name').fill('Baru')
  await field('Legal name').fill('PT Baru Jaya')
  await field('Legal address').fill('Jl. Melati 3, Bandung')
  await field('Business description').fill('Phones')
  await first.getByRole('combobox', { name: 'Country' }).pressSequentially('Vietnam')
  await first.getByRole('option', { name: /Vietnam/ }).click()
  await first.getByRole('checkbox', { name: 'Retail' }).check()
  await next()

  const pictures = ['Logo big', 'Logo small'].map((name) => first.getByRole('group', { name, exact: true }))
  await field('Colour theme').fill('#0e7490')
  for (const picture of pictures) await picture.locator('input[type=file]').setInputFiles(logo)
  const cut = async (picture: Locator) => {
    await picture.getByRole('button', { name: 'Use this part' }).click()
    await picture.getByText('The new picture is kept when you save.').waitFor()
  }
  await cut(pictures[0]!)
  await next()
  await first.getByText('Choose the part that is kept first, or do not use the picture.').waitFor()
  const kept = first.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes('logoSmall') === true,
  )
  await cut(pictures[1]!)
  await kept
  await first.reload()
  await first.getByText(/^Draft of .* restored/).waitFor()
  expect(new URL(first.url()).searchParams.get('step')).toBe('branding')
  await expect.poll(() => first.getByRole('img', { name: 'logo.png' }).count()).toBe(2)
  await next()

  await first.getByRole('combobox', { name: 'Role template' }).pressSequentially('managers')
  await first.getByRole('option', { name: /\(MANAGER\)/ }).click()
  await next()
  await first.getByText('Signed agreements and their annexes').waitFor()
  await next()
  await field('Main PIC name').fill('Tuti Andini')
  await first.locator('[name=picPhone]').fill('81234567890')
  await field('Main PIC e-mail').fill('tuti@baru.example.test')
  await first.goBack()
  await first.getByText('Signed agreements and their annexes').waitFor()
  await next()
  await first.getByRole('button', { name: /Summary$/ }).click()
  await first.getByText('tuti@baru.example.test').waitFor()
  await first.getByRole('button', { name: 'Save' }).click()
  await first.getByRole('heading', { level: 2, name: 'Baru', exact: true }).waitFor()
  await expect.poll(() => first.getByRole('img', { name: 'logo.png' }).count()).toBe(2)

  const address = `${new URL(first.url()).pathname}/edit`
  await first.goBack()
  await first.getByRole('button', { name: 'Add partner' }).waitFor()
  await Promise.all([first, second].map((page) => page.goto(address)))
  await second.getByRole('textbox', { name: 'Branding name' }).fill('Baru Jaya')
  await second.getByRole('textbox', { name: 'Legal name' }).fill('PT Baru Jaya Abadi')
  await field('Branding name').fill('Toko Baru')
  for (const page of [first, second]) await page.getByRole('button', { name: /Summary$/ }).click()
  await first.getByRole('button', { name: 'Save' }).click()
  await first.getByRole('heading', { level: 2, name: 'Toko Baru', exact: true }).waitFor()
  await second.getByRole('button', { name: 'Save' }).click()
  await second.getByText(/^Ratna Wijayanti, Covergate: Changed/).waitFor()
  await second.getByRole('radio', { name: 'Branding name, Now stored: Toko Baru' }).check()
  await second.getByRole('button', { name: 'Save this choice' }).click()
  await second.getByRole('heading', { level: 2, name: 'Toko Baru', exact: true }).waitFor()
  await second.getByText('PT Baru Jaya Abadi').first().waitFor()
})
