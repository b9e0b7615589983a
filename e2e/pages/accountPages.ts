import type { Page } from 'playwright'

/** The pages on which a password is set: with a mailed code, or with the present one. */
export const accountPages = (page: Page) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const save = async (password: string, confirmation = password) => {
    await page.getByLabel('New Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm New Password', { exact: true }).fill(confirmation)
    await press('Save password')
  }
  return {
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),
    askFor: async (email: string) => {
      // The sign-in page has a field of the same name.
      await page.getByRole('button', { name: 'Send code', exact: true }).waitFor()
      await page.getByLabel('Email', { exact: true }).fill(email)
      await press('Send code')
    },
    enter: async (code: string) => {
      await page.getByLabel('Code', { exact: true }).fill(code)
      await press('Continue')
    },
    save,
    change: async (current: string, password: string) => {
      await page.getByLabel('Present Password', { exact: true }).fill(current)
      await save(password)
    },
  }
}
