import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInPage } from '../pages/signInPage.ts'
import { violations } from '../support/axe.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

/** Says it in the three languages, once the properties are those of what was chosen last. */
const say = async (page: Page, what: string, words: readonly string[]) => {
  await expect.poll(() => page.getByRole('textbox', { name: `${what} in English` }).inputValue()).toBe('')
  for (const [index, language] of ['English', 'Bahasa Indonesia', 'Vietnamese'].entries()) {
    await page.getByRole('textbox', { name: `${what} in ${language}` }).fill(words[index]!)
    await page.keyboard.press('Tab')
  }
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const saved = async (page: Page) => {
  await press(page, 'Save')
  await page.getByText('As stored').waitFor()
}

/** Of the version whose design is open: submits it, and waits for what becomes of it. */
const submit = async (page: Page, version: string, event: string, becomes: string) => {
  await page.getByRole('link', { name: version }).click()
  await page.getByRole('heading', { level: 2, name: version }).waitFor()
  await press(page, event)
  await press(page, `Yes, ${event}`)
  await page.getByRole('button', { name: becomes, exact: true }).waitFor()
}

/** Of the version whose page is open: what is filled in in its preview is kept as a test case; and back to its page. */
const keepTest = async (page: Page) => {
  await press(page, 'Preview')
  await page.getByRole('textbox', { name: 'Serial number' }).fill('SN-1')
  await press(page, 'Keep as test case')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('A new device')
  await dialog.getByRole('button', { name: 'Keep as test case' }).click()
  await page.getByText('Test case kept').waitFor()
  await page.getByRole('link', { name: 'GADGET-CLAIM v1' }).click()
}

/** Of the form whose page is open: somebody without an account begins on a telephone, goes on elsewhere in another language, and sends it once. */
const answerByLink = async (desk: Page) => {
  await desk.getByRole('button', { name: /^Form links/ }).click()
  await desk.locator('#form_link-rows').getByRole('button', { name: 'Add form link' }).click()
  await desk.getByRole('textbox', { name: 'Recipient' }).fill('Dewi Lestari')
  await desk.getByRole('textbox', { name: 'What it is about' }).fill('Policy 17')
  await press(desk, 'Save')
  await press(desk, 'Make the link')
  await desk.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click()
  const address = await desk.getByRole('alertdialog').getByRole('textbox').inputValue()
  const path = address.replace(/^https?:\/\/[^/]+/, '')

  const phone = await product.visit({ viewport: { width: 390, height: 844 } })
  await phone.goto(path)
  await phone.getByText('For Dewi Lestari · About: Policy 17').waitFor()
  expect(await violations(phone)).toEqual([])
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const kept = phone.waitForResponse((answer) => answer.url().endsWith('/api/forms/keep'))
  await phone.getByRole('textbox', { name: 'Serial number' }).fill('SN-17')
  await kept
  const other = await product.visit()
  await other.goto(`/vi${path}`)
  await other.getByText(/^Đã khôi phục bản nháp/).waitFor()
  expect(await other.getByRole('textbox', { name: 'Số sê-ri' }).inputValue()).toBe('SN-17')
  await other.getByRole('button', { name: 'Gửi', exact: true }).click()
  await other.getByRole('heading', { name: 'Cảm ơn bạn' }).waitFor()
  await phone.reload()
  await phone.getByRole('heading', { name: 'This link leads nowhere' }).waitFor()
  expect(await violations(phone)).toEqual([])
}

it('B197 a form is designed, published, held up by what its second version breaks until that is confirmed, filled in, and answered by a link', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('broker@covergate.test')
  await page.getByRole('link', { name: 'Inbox' }).waitFor()
  await page.goto('/internal-tools/form-management/create')
  await page.getByRole('textbox', { name: 'Form Name' }).fill('Gadget claim')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('GADGET-CLAIM')
  await page.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('combobox', { name: 'Country' }).fill('Indonesia')
  await page.getByRole('option', { name: 'Indonesia' }).click()
  await press(page, 'Save')
  await page.getByRole('heading', { level: 2, name: 'Gadget claim' }).waitFor()
  await page.getByText('Pending', { exact: true }).first().waitFor()
  await press(page, 'Form designer')
  await page.waitForURL(/form-version.*design$/)
  await say(page, 'Title', ['The device', 'Perangkat', 'Thiết bị'])
  await press(page, 'Text')
  await say(page, 'Label', ['Serial number', 'Nomor seri', 'Số sê-ri'])
  await press(page, 'Number')
  await say(page, 'Label', ['Age in months', 'Usia dalam bulan', 'Tuổi theo tháng'])
  await page.getByRole('tab', { name: 'Translations', exact: true }).waitFor()
  expect(await violations(page)).toEqual([])
  await saved(page)
  await submit(page, 'GADGET-CLAIM v1', 'Submit', 'Make live')
  await keepTest(page)

  // The way up from a version is to its form.
  await page.getByRole('link', { name: 'Gadget claim' }).first().click()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await press(page, 'New version')
  await page.getByRole('textbox', { name: 'Note' }).fill('Without the age')
  await press(page, 'New version')
  await page.getByRole('heading', { level: 2, name: 'GADGET-CLAIM v2' }).waitFor()
  await press(page, 'Form designer')
  await page.getByText('Age in months').first().click()
  await page.keyboard.press('Delete')
  await saved(page)
  await page.getByRole('tab', { name: 'Findings' }).click()
  await page.getByText('Age in months is not asked for any more').waitFor()
  await page.getByText('1 thing that it takes from the live version is not confirmed').waitFor()
  await submit(page, 'GADGET-CLAIM v2', 'Submit', 'Resubmit')
  await page.getByRole('tab', { name: 'Findings' }).click()
  await page.getByText('Age in months is not asked for any more', { exact: true }).waitFor()
  await page
    .getByText('Test case “A new device”: Age in months is not in the form any more, and should be shown')
    .waitFor()
  expect(await violations(page)).toEqual([])
  await press(page, 'Mend it in the designer')
  await page.waitForURL(/design\?tab=findings$/)
  await press(page, 'Confirm what breaks')
  await page.getByText('Confirmed', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Test cases' }).click()
  await page.getByText('1 of 1 fail').waitFor()
  expect(await violations(page)).toEqual([])
  await press(page, 'Expect what it makes now')
  await page.getByRole('dialog').getByRole('button', { name: 'Expect what it makes now' }).click()
  await page.getByText('1 passes').waitFor()
  await page.getByRole('tab', { name: 'Side by side' }).click()
  await page.locator('[data-mark=gone]').getByText('Age in months').waitFor()
  expect(await violations(page)).toEqual([])
  await submit(page, 'GADGET-CLAIM v2', 'Resubmit', 'Make live')
  await press(page, 'Preview')
  await page.waitForURL(/preview$/)
  await page.getByText('nothing that is typed here is stored or sent').waitFor()
  await page.getByRole('textbox', { name: 'Serial number' }).waitFor()
  expect(await violations(page)).toEqual([])

  await page.goto(page.url().replace(/preview$/, 'fill'))
  const serial = page.getByRole('textbox', { name: 'Serial number' })
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/drafts/') && answer.request().method() === 'PUT',
  )
  await serial.fill('SN-2026-0048')
  await kept
  await page.reload()
  await page.getByText(/^Draft of .* restored/).waitFor()
  expect(await serial.inputValue()).toBe('SN-2026-0048')
  expect(await violations(page)).toEqual([])
  await press(page, 'Send')
  await page.getByRole('heading', { name: 'Your answers were sent' }).waitFor()
  await press(page, 'To the form')
  await press(page, 'Submissions (1)')
  await page.getByRole('link', { name: /^GADGET-CLAIM-\d{6}$/ }).click()
  await page.getByRole('tab', { name: 'Answers', exact: true }).click()
  await page.getByText('SN-2026-0048', { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Gadget claim' }).first().click()
  await answerByLink(page)
})

it('B155 C030 who may not see forms reads that in the place of the page, without being led away', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('bank@covergate.test')
  await page.getByRole('link', { name: 'Inbox' }).waitFor()
  await page.goto('/internal-tools/form-management')
  await page.getByText("You don't have access to view this page.").waitFor()
  expect(new URL(page.url()).pathname).toBe('/internal-tools/form-management')
})

it('B156 C100 an insurer that is down leads over Fill Form to answers that are on their way', async () => {
  const page = await product.visit()
  await signInPage(page).signIn('broker@covergate.test')
  await page.getByRole('link', { name: 'Inbox' }).waitFor()
  await page.goto('/internal-tools/axa-postquote-form?tab=AWAITING')
  await press(page, 'Switch sandbox insurer')
  await page.getByRole('combobox', { name: 'How it answers' }).selectOption('Down')
  await page.getByRole('dialog').getByRole('button', { name: 'Switch sandbox insurer' }).click()
  await page
    .getByRole('link', { name: /^QUO-\d{8}$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Questions of the insurer' }).click()
  const told = 'The form cannot be opened due to a system problem at the partner. Please try again later via Fill Form.'
  await page.getByText(told, { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])
  await press(page, 'Fill Form')
  await page.getByRole('textbox', { name: 'Losses in the last five years' }).fill('2')
  expect(await violations(page)).toEqual([])
  await press(page, 'Send')
  await page.getByRole('heading', { name: 'Your answers were sent' }).waitFor()
  await press(page, 'To the quotation')
  await page.getByText('Own form', { exact: true }).first().waitFor()
})
