import type { Page } from 'playwright'

/** The page that shows the workflows of the page that opened it. */
export const inspectorPage = (page: Page) => {
  const actor = (name: RegExp) => page.getByRole('navigation', { name: 'Actors' }).getByRole('button', { name })
  return {
    page,
    actor,
    choose: (name: RegExp) => actor(name).first().click(),
    event: (name: string) => page.getByRole('listitem').filter({ hasText: name }).first(),
    snapshot: async () => JSON.parse(await page.getByLabel('Snapshot', { exact: true }).inputValue()) as object,
  }
}
