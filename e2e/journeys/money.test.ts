import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../../tests/support/client.ts'
import { signInPage } from '../pages/signInPage.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const enter = async (name: string) => {
  const page = await product.visit()
  await signInPage(page).signIn(`${name}@covergate.test`)
  await page.getByRole('link', { name: 'Inbox' }).waitFor()
  return page
}

interface Part {
  count: number
  sums: { net: number }
  values: [code: string, name: string]
}

interface Payout {
  id: string
  status: string
  itemCount: number
  amount: number
}

it('B118 two operators raise overlapping payments to insurers from their filters, and no policy is in both', async () => {
  const desk = await signIn(product.server.url, 'finance@covergate.test')
  const asked = { user_timezone: 'Asia/Jakarta' }
  const summed = async (tab: string): Promise<Part[]> =>
    (await desk.call('finops.payment_to_insurer_request.request_summary', { ...asked, tab })).result['parts'] as Part[]
  const open = async (): Promise<Payout[]> => {
    const list = { ...asked, limit: 100, total: false }
    const { result } = await desk.call('finops.payment_to_insurer_transaction.list', list)
    const over = ['PAID', 'REJECTED', 'CANCELLED']
    return (result['data'] as Payout[]).filter(({ status }) => !over.includes(status))
  }
  const [{ values }] = (await summed('unremitted')) as [Part]
  const before = await open()
  const pages = await Promise.all([enter('finance'), enter('broker')])
  const [first, second] = pages
  const prepare = async (page: Page, filter: string) => {
    await page.goto(`/finance-operation/payment-to-insurer-request${filter}`)
    await page.getByText('Request payment', { exact: true }).first().click()
    await page.getByRole('row', { name: 'All of it' }).waitFor()
  }
  await Promise.all([prepare(first, `?insurerCode=${values[0]}`), prepare(second, '')])
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Request payment', exact: true }).click()))
  const told = (page: Page) =>
    page
      .getByText('Payment requested: one for each insurer')
      .or(page.getByText(/^Meanwhile it has changed/))
      .first()
      .textContent()
  const outcomes = await Promise.all(pages.map(told))
  expect(outcomes.filter((text) => text?.startsWith('Payment requested'))).toHaveLength(1)

  const [premiums, payouts] = [await summed('requested'), await open()]
  expect(payouts.length).toBeGreaterThan(before.length)
  expect({
    count: payouts.reduce((sum, { itemCount }) => sum + itemCount, 0),
    net: payouts.reduce((sum, { amount }) => sum + amount, 0),
  }).toEqual({
    count: premiums.reduce((sum, { count }) => sum + count, 0),
    net: premiums.reduce((sum, { sums }) => sum + sums.net, 0),
  })
})
