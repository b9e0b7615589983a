import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { shell } from './shell.ts'

/** A mark set before the list hears of it stands a moment later. */
const choose = async (row: Locator) => {
  const box = row.getByRole('checkbox')
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(true)
}

/** The list at work; its first rows stand in the page before. */
export const listPage = (page: Page) => {
  const list = page.locator('#main')
  const rows = list.locator('tbody tr').filter({ has: page.getByRole('link') })
  return {
    rows,
    /** To a list within the app. */
    goTo: (route: string) => shell(page).go(route, 'tbody a'),
    tab: (name: string | RegExp) => page.getByRole('tab', { name }),
    row: (title: string) => rows.filter({ hasText: title }),
    titles: () => rows.getByRole('link').allTextContents(),
    search: page.getByLabel('Search', { exact: true }),
    rowsPerPage: page.getByRole('combobox', { name: /Rows per page|Baris per halaman/ }),
    open: (title: string) => rows.filter({ hasText: title }).getByRole('link').click(),
    select: (index: number) => choose(rows.nth(index)),
    choose: (title: string) => choose(rows.filter({ hasText: title })),
    /** Of the first seven columns and the one that the rows are ordered by, those that are not seen whole. */
    unseen: () =>
      list.getByRole('columnheader').evaluateAll((headers) => {
        const named = headers.filter((header) => header.textContent !== '')
        const { right } = named[0]!.closest('[role=region]')!.getBoundingClientRect()
        return named
          .filter((header, index) => index < 7 || header.ariaSort?.endsWith('ending'))
          .filter((header) => header.getBoundingClientRect().right > right)
          .map((header) => header.textContent)
      }),
    bulk: page.getByRole('region', { name: 'Selected rows' }),
  }
}
