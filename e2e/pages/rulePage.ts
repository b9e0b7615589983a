import type { Page } from 'playwright'
import { casePage } from './casePage.ts'
import { listPage } from './listPage.ts'

/** A version of a rule table, from its beginning to its dry run. */
export const rulePage = (page: Page) => ({
  begin: async (table: string, from: string, note: string) => {
    await listPage(page).goTo('/internal-tools/rule-engine')
    await listPage(page).open(table)
    await page.getByRole('tab', { name: 'Versions' }).click()
    await page.getByRole('button', { name: 'New version' }).click()
    await page.getByRole('textbox', { name: 'Holds from' }).fill(from)
    await page.getByLabel('Note').fill(note)
    await page.getByRole('button', { name: 'New version' }).click()
    await page.getByRole('tab', { name: 'Rules' }).click()
  },
  /** What a column of the only row says. */
  type: async (column: string, value: string) => {
    const grid = page.getByRole('grid', { name: 'Rules' })
    await grid.getByRole('columnheader', { name: column }).waitFor()
    await grid.getByRole('gridcell').first().click()
    await page.keyboard.type(value)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save rules' }).click()
    await casePage(page)
      .timeline(/Rules saved/)
      .waitFor()
  },
  dryRun: async () => {
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByText(/^All \d+/).waitFor()
  },
  counted: async (kind: string) =>
    Number(
      await page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${kind}$`) })
        .locator('+ dd')
        .textContent(),
    ),
})
