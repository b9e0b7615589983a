import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casePage } from '../pages/casePage.ts'
import { formPage } from '../pages/formPage.ts'
import { signInPage } from '../pages/signInPage.ts'
import { violations } from '../support/axe.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const enter = async (email: string) => {
  const page = await product.visit()
  await signInPage(page).signIn(email)
  await page.getByRole('link', { name: 'Inbox' }).waitFor()
  return page
}

const heads = ['Age from', 'Age to', 'Term from, months', 'Term to, months', 'Premium rate, ‰']
const rates = [
  [18, 40, 1, 60, 2.5],
  [45, 60, 1, 60, 'four'],
]

const cell = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Rate table' }).getByRole('gridcell', { name })

/** Drags a row onto another and back, over which a line shows where it would come, and no cell leaves its column. */
const drag = async (page: Page, from: number, to: number) => {
  const table = page.getByRole('grid', { name: 'Rate table' })
  const head = async (number: number) => {
    const { x, y } = (await table.getByRole('rowheader', { name: String(number), exact: true }).boundingBox())!
    return [x + 20, y + 10] as const
  }
  const [over, back] = [await head(to), await head(from)]
  await page.mouse.move(...back)
  await page.mouse.down()
  await page.mouse.move(...over, { steps: 8 })
  const lines = () =>
    table
      .locator('tbody td')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).boxShadow !== 'none').length)
  await expect.poll(lines).toBe(heads.length)
  const columns = await table
    .locator('tbody tr td:first-of-type')
    .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size)
  expect(columns).toBe(1)
  await page.mouse.move(...back, { steps: 8 })
  await page.mouse.up()
}

/** Does what an event's dialog asks for. */
const act = async (page: Page, action: string, fill: () => Promise<unknown> = async () => {}) => {
  const { action: button, confirm, dialog } = casePage(page)
  await button(action).click()
  await dialog.waitFor()
  await fill()
  await confirm(action)
  await dialog.waitFor({ state: 'detached' })
}

it('B150 B151 a plan with a gap in its rate table is not submitted until it is mended in place; another person sells it', async () => {
  const desk = await enter('broker@covergate.test')
  const form = formPage(desk)
  await desk.goto('/insurance/product/create')
  await form.field('Product code').fill('UJI-1')
  await form.field('Name').fill('Uji Credit Life')
  await form.choose('Category', /Credit Life/)
  await form.choose('Insurer', /Bahtera/)
  await form.field('Plan code').fill('UJI')
  await form.field('Plan name').fill('Basic')
  await form.field('Validity: first day').fill('01-Jan-2026')
  await form.field('Validity: last day').fill('31-Dec-2035')
  await form.next()
  await desk.getByRole('combobox', { name: 'Currency' }).selectOption('IDR')
  await form.field('Least sum insured').fill('1000000')
  await form.field('Greatest sum insured').fill('500000000')
  await form.next()
  await form.press('Add: Benefit')
  for (const typed of ['DEATH', 'Death of any cause']) {
    await desk.keyboard.type(typed)
    await desk.keyboard.press('Tab')
  }
  await form.next()
  await form.press('Paste or import: Rate table')
  await desk
    .getByRole('textbox', { name: /rows of a spreadsheet/ })
    .fill([heads, ...rates].map((row) => row.join('\t')).join('\n'))
  await form.press('Take these rows')
  await desk.getByText('2 rows were taken. 1 cell is marked: please correct it.').waitFor()
  await desk.keyboard.press('F8')
  expect(await violations(desk)).toEqual([])
  await desk.keyboard.type('4')
  await desk.keyboard.press('Enter')
  await form.next()
  await form.press('Add product')
  await desk.getByRole('heading', { level: 2, name: 'UJI-1' }).waitFor()
  const plan = desk.url()

  const draft = casePage(desk)
  await draft.refused.getByText(/exactly one rate \(age 41–44 with terms of 1–60 months: 0 rates\)/).waitFor()
  expect(await draft.action('Submit').getAttribute('aria-disabled')).toBe('true')
  await draft.action('Edit product').click()
  await desk.getByRole('button', { name: /Rate table/ }).click()
  await drag(desk, 2, 1)
  await cell(desk, '18').focus()
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.type('41')
  await desk.keyboard.press('Tab')
  await desk.keyboard.type('64')
  await desk.keyboard.press('Enter')
  await desk.getByRole('button', { name: /Summary/ }).click()
  await form.press('Edit product')
  await act(desk, 'Submit')
  await draft.status('Published').waitFor()
  await draft.refused.getByText(/Another person must do this: you have submitted the product/).waitFor()

  const chief = await enter('underwriter@covergate.test')
  const sale = casePage(chief)
  await chief.goto(plan)
  await act(chief, 'Activate')
  await sale.status('Active').waitFor()
  await act(chief, 'Associate partner', async () => {
    await formPage(chief).choose('Partner', /.*/)
    await formPage(chief).field('First day').fill('01-Jan-2030')
    await formPage(chief).field('Share of the premium').fill('12.5')
  })
  await chief.getByRole('tab', { name: 'Pricing and sale' }).click()
  await chief.getByRole('row', { name: /12.5%/ }).waitFor()
  expect(await violations(chief)).toEqual([])

  await desk.goto(plan)
  await casePage(desk).action('Duplicate').click()
  await form.field('Product code').fill('UJI-2')
  await desk.getByRole('button', { name: /Summary/ }).click()
  await form.press('Add product')
  await desk.getByRole('heading', { level: 2, name: 'UJI-2' }).waitFor()
  await draft.status('Draft').waitFor()
  await desk.getByRole('tab', { name: 'Pricing and sale' }).click()
  expect(await desk.getByRole('row', { name: /12.5%/ }).count()).toBe(0)

  await act(chief, 'Deactivate', () => sale.dialog.getByRole('textbox', { name: 'Reason' }).fill('It sells no more'))
  await sale.status('Inactive').waitFor()
  await sale.timeline(/^Deactivated/).waitFor()
  expect(await sale.action('Activate').count()).toBe(0)
})
