import type { Page } from 'playwright'

/** The tab of a case on which its moments are gone back to and branched. */
export const travelPage = (page: Page) => {
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  return {
    open: async () => {
      await page.getByRole('tab', { name: 'Time travel' }).click()
      await page.getByRole('slider', { name: /^Moment/ }).waitFor()
    },
    /** To the moment before the one that is looked at. */
    back: async () => {
      await page.getByRole('slider', { name: /^Moment/ }).press('ArrowLeft')
      await page.getByRole('button', { name: 'Branch from here' }).click()
    },
    suppose: async (event: string, { by, on, reason }: { by: string; on: string; reason: string }) => {
      await page.getByRole('button', { name: 'Add a step' }).click()
      await page.getByRole('menuitem', { name: event }).click()
      await dialog.getByLabel('By').selectOption({ label: by })
      await dialog.getByRole('textbox', { name: /When/ }).first().fill(on)
      await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
      await dialog.getByRole('button', { name: 'Set' }).click()
    },
    answer: (text: string) => page.locator('[aria-live=polite]').getByText(text),
    save: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Copy link' }).waitFor()
    },
    /** Where the evidence of the case was saved to. */
    evidence: async () => {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Take evidence' }).click(),
      ])
      return saved.path()
    },
  }
}
