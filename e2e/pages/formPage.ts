import type { Page } from 'playwright'

/** A form of any area, and its steps where it is filled in section by section. */
export const formPage = (page: Page) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    field: (name: string) => page.getByRole('textbox', { name, exact: true }),
    choose: async (name: string, option: string | RegExp) => {
      await page.getByRole('combobox', { name, exact: true }).click()
      await page.getByRole('option', { name: option }).first().click()
    },
    next: () => press('Next'),
    press,
  }
}
