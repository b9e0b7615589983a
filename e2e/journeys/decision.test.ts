import type { Page } from 'playwright'
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
  await approve.focus()
  await casePage(page)
    .reason.getByText(/exceeds the broker's authority/i)
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
  for (const { quotesCode } of [approvable[1]!, beyondAuthority[0]!])
    await list.row(quotesCode).getByRole('checkbox').check()
  await list.bulk.getByRole('button', { name: 'Approve (1)' }).waitFor()
  await list.bulk
    .getByText(/1 not, because: .*exceeds the broker's authority/i)
    .first()
    .waitFor()
  expect(await list.bulk.getByRole('button', { name: 'Approve (1)' }).isEnabled()).toBe(true)
})
