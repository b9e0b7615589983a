import type { Page } from 'playwright'

export const casePage = (page: Page) => {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  return {
    dialog,
    status: (name: string) => page.getByRole('main').getByText(name, { exact: true }).first(),
    action: (name: string) => page.getByRole('button', { name, exact: true }).first(),
    confirm: (name: string) => dialog.getByRole('button', { name }).click(),
    refused: page.getByRole('region', { name: 'Not possible now' }),
    /** Looks at the first of the documents, whatever language it is offered in. */
    look: async () => {
      await page.getByRole('main').locator('li button').first().click()
      await page.getByRole('dialog').getByRole('region').and(page.locator('[aria-busy=false]')).waitFor()
    },
    timeline: (entry: RegExp) => page.getByRole('main').getByText(entry).first(),
  }
}
