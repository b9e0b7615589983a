import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CaseRecord } from '../../machines/kernel/types.ts'
import { signIn } from '../../tests/support/client.ts'
import { casePage } from '../pages/casePage.ts'
import { inspectorPage } from '../pages/inspectorPage.ts'
import { listPage } from '../pages/listPage.ts'
import { shell } from '../pages/shell.ts'
import { signInPage } from '../pages/signInPage.ts'
import { casesAtBroker, type FoundCase } from '../support/cases.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product
let approvable: FoundCase[]

beforeAll(async () => {
  product = await openProduct()
  ;({ approvable } = await casesAtBroker(product))
})
afterAll(() => product.close())

/** Where the server holds a case to be. */
const stateOf = async ({ id }: FoundCase) => {
  const operator = await signIn(product.server.url, 'broker@covergate.test')
  const { result } = await operator.call('credit_life.cases', { ids: [id] })
  const [found] = result as unknown as { case: CaseRecord }[]
  return found!.case.snapshot.value
}

const inspected = async (page: Page) => {
  const [popup] = await Promise.all([page.context().waitForEvent('page'), shell(page).inspect()])
  return inspectorPage(popup)
}

it('the case and the session are streamed to the inspector, from where they stand, through a decision, to no other host', async () => {
  const [first, second] = approvable
  const page = await product.visit()
  const asked: URL[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url())))
  await signInPage(page).signIn('broker@covergate.test')
  await listPage(page).rows.first().waitFor()
  await page.goto(`/credit-life/${first!.id}`)
  await casePage(page).action('Approve').waitFor()
  await page.getByRole('tree', { name: 'Lifecycle' }).waitFor()
  // What the build has laid out, nobody waits for.
  expect(asked.filter(({ pathname }) => pathname.includes('layout.worker'))).toEqual([])

  const inspector = await inspected(page)
  await inspector.actor(/^session signedIn/).waitFor()
  await inspector
    .actor(/creditLife|record/i)
    .first()
    .waitFor()
  await casePage(page).action('Approve').click()
  await casePage(page).confirm('Yes, Approve')
  await shell(page).snackbar('Successfully Approved').waitFor()
  await inspector.choose(/^creditLife/)
  await inspector.event('quotation.approved').waitFor()
  expect(await inspector.snapshot()).toMatchObject({ value: await stateOf(first!) })

  await shell(page).menu.getByRole('link', { name: 'Credit Life', exact: true }).click()
  await listPage(page)
    .tab(/Approval in progress/)
    .click()
  await listPage(page).rowsPerPage.selectOption('100')
  await listPage(page).open(second!.quotesCode)
  await inspector.actor(/^creditLife approvalInProgress/).waitFor()
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([product.server.url]))
})
