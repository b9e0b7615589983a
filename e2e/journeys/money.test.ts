import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, signIn } from '../../tests/support/client.ts'
import { casePage } from '../pages/casePage.ts'
import { formPage } from '../pages/formPage.ts'
import { payPage } from '../pages/payPage.ts'
import { signInPage } from '../pages/signInPage.ts'
import { mailsTo } from '../support/mailbox.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const client = (name: string): Promise<Client> => signIn(product.server.url, `${name}@covergate.test`)

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const enter = async (name: string, page?: Page) => {
  const own = page ?? (await product.visit())
  await signInPage(own).signIn(`${name}@covergate.test`)
  await own.getByRole('link', { name: 'Inbox' }).waitFor()
  return own
}

const decide = async (page: Page, name: string) => {
  const { action, confirm, dialog } = casePage(page)
  await action(name).click()
  await confirm(name)
  await dialog.waitFor({ state: 'detached' })
}

interface Policy {
  policyNumber: string
  customer_name: string
  status: string
}

/** The unpaid policies that the partner has sold for the broker to payers without an invoice: of who has two first. */
const unpaid = async (): Promise<string[][]> => {
  const [partner, broker] = [await client('partner'), await client('broker')]
  const asked = { limit: 100, total: false, user_timezone: 'Asia/Jakarta' }
  const policiesOf = async ({ call }: Client) =>
    (await call('train.listPolicy', { ...asked, filter: { status: ['unpaid', 'pending-payment'] } })).result[
      'data'
    ] as Policy[]
  const billed = new Set(((await partner.list('invoice')) as unknown as Policy[]).map((one) => one.customer_name))
  const ours = new Set((await policiesOf(broker)).map(({ policyNumber }) => policyNumber))
  const free = (await policiesOf(partner)).filter(
    ({ policyNumber, customer_name }) => ours.has(policyNumber) && !billed.has(customer_name),
  )
  const names = [...new Set(free.map(({ customer_name }) => customer_name))]
  return names
    .map((name) => free.filter((one) => one.customer_name === name).map(({ policyNumber }) => policyNumber))
    .toSorted((one, other) => other.length - one.length)
}

/** An invoice of these policies is made, and its link mailed; answers where it is and where the link leads. */
const invoice = async (page: Page, policies: readonly string[]): Promise<{ path: string; link: string }> => {
  await page.goto('/partnership/invoice/create')
  await page.getByRole('combobox', { name: 'Purpose' }).selectOption('PREMIUM')
  const finder = page.getByRole('combobox', { name: 'Train policies' })
  for (const policy of policies) {
    await finder.click()
    await finder.pressSequentially(policy)
    await page.getByRole('option', { name: policy }).click()
    await page.getByRole('list', { name: 'Train policies' }).getByText(policy).waitFor()
  }
  await formPage(page).press('Create invoice')
  await page.waitForURL(/invoice\/[0-9a-f-]{36}$/)
  await decide(page, 'Send Payment Link')
  const recipient = await page
    .getByText(/@example\.test$/)
    .first()
    .innerText()
  const links = async () =>
    (await mailsTo(product, recipient)).flatMap(({ body }) =>
      policies.every((policy) => body.includes(policy)) ? (/\/en\/pay#[\w-]{43}/.exec(body)?.[0] ?? []) : [],
    )
  await expect.poll(links).toHaveLength(1)
  return { path: new URL(page.url()).pathname, link: (await links())[0]! }
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
  const desk = await client('finance')
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

const proof = {
  name: 'proof.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

it('a claim that its insurer pays is marked as paid by the insurer alone, with the proof', async () => {
  const [manual] = await (
    await client('insurer')
  ).list('disbursement', {
    tab: 'APPROVE',
    filter: { paymentType: ['MANUAL'] },
  })
  const { amount } = manual as unknown as { amount: number }
  const [operator, insurer] = await Promise.all([enter('broker'), enter('insurer')])
  await Promise.all([operator, insurer].map((page) => page.goto(`/partnership/claim-disbursement/${manual!.id}`)))
  await operator.getByText('Only the insurer of the claim can do this').first().waitFor()
  expect(await casePage(operator).action('Mark as paid').getAttribute('aria-disabled')).toBe('true')
  await casePage(insurer).action('Mark as paid').click()
  const { dialog, confirm } = casePage(insurer)
  const form = formPage(insurer)
  await form.field('Amount').fill(String(amount))
  await form.field('Payment reference').fill('TRF-INSURER-1')
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'Asia/Jakarta' }).format(new Date())
  await dialog.getByRole('button', { name: today }).click()
  await dialog.locator('input[type=file]').first().setInputFiles(proof)
  await dialog.getByText('proof.pdf').first().waitFor()
  await dialog.getByRole('progressbar').waitFor({ state: 'detached' })
  await confirm('Mark as paid')
  await dialog.waitFor({ state: 'detached' })
  await casePage(operator).status('Paid').waitFor()
})

it('B200 an invoice of two policies is paid by QR code from its mailed link, and late money of an expired one is given back by two people', async () => {
  const [[one, other], [late]] = (await unpaid()) as [[string, string], [string]]
  const [partner, operator, payer] = await Promise.all([enter('partner'), enter('finance'), product.visit(phone)])
  const { path, link } = await invoice(partner, [one, other])
  await operator.goto(path)
  await casePage(operator).status('Waiting payment').waitFor()
  await payer.goto(link)
  const paying = payPage(payer)
  await payer.getByText(one).waitFor()
  expect(await paying.methods()).toEqual(['Virtual account', 'QR code', 'E-wallet', 'Retail outlet'])
  for (const method of ['Virtual account', 'E-wallet', 'Retail outlet']) {
    await paying.choose(method)
    await paying.reconsider()
  }
  await paying.choose('QR code')
  await paying.qrCode.waitFor()
  await paying.onward()
  await paying.pay()
  await casePage(operator).status('Paid').waitFor()

  const webhook = payer.getByRole('listitem').filter({ hasText: 'payment.settled' })
  const answered = async () => {
    await payer.reload()
    await payer.getByText('Webhooks', { exact: true }).click()
    return webhook.textContent()
  }
  await expect.poll(answered).toMatch(/Answered 200/)
  await webhook.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(answered).toMatch(/Answered 200/)
  await payer.goto(link)
  await paying.received.waitFor()

  const second = await invoice(partner, [late])
  await payer.goto(second.link)
  await paying.choose('Virtual account')
  await paying.onward()
  const account = payer.url()
  await product.restart(25)
  const [clerk, approver] = await Promise.all([enter('finance'), enter('approver')])
  await clerk.goto(path)
  await casePage(clerk).status('Paid').waitFor()
  expect(await casePage(clerk).timeline(/^Paid/).count()).toBe(1)
  const sumOf = (name: string) => clerk.getByText(name, { exact: true }).first().locator('..').textContent()
  await expect.poll(() => sumOf('Not applied')).toMatch(/Rp 0$/)

  await clerk.goto(second.path)
  await casePage(clerk).status('Expired').waitFor()
  await payer.goto(account)
  await paying.pay()
  await expect.poll(() => sumOf('Not applied')).toMatch(/Rp [1-9][\d.]*$/)
  await casePage(clerk).action('Request payout').click()
  const form = formPage(clerk)
  await form.field('Reason').fill('Paid when the invoice was over')
  await form.field('Bank').fill('Bank Merapi')
  await form.field('Account number').fill('1234567890')
  await form.field('Account name').fill('The payer')
  await form.press('Request payout')
  await clerk.waitForURL(/payout\/[0-9a-f-]{36}$/)
  await casePage(clerk).refused.getByRole('button', { name: 'Approve payout' }).waitFor()
  await approver.goto(new URL(clerk.url()).pathname)
  await decide(approver, 'Approve payout')
  await decide(clerk, 'Send money')
  await casePage(clerk).status('Paid').waitFor()
  await clerk.goto(second.path)
  await expect.poll(() => sumOf('Refunded')).toMatch(/Rp [1-9][\d.]*$/)
})
