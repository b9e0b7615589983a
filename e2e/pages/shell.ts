import type { Page } from 'playwright'

/** What stands around every page of a session. */
export const shell = (page: Page) => {
  const profile = page.getByRole('banner').getByRole('button').last()
  const choose = async (entry: string) => {
    await profile.click()
    await page.getByRole('menuitemradio', { name: entry }).click()
    await page.keyboard.press('Escape')
  }
  return {
    title: page.getByRole('banner').getByRole('heading'),
    organisation: page.getByRole('complementary').first(),
    menu: page.getByRole('navigation'),
    choose,
    logOut: async () => {
      await profile.click()
      await page.getByRole('menuitem', { name: 'Log Out' }).click()
    },
    /** To another page as the app goes there itself, in a fifth of the time that a new document takes, until this is there that was not before. */
    go: async (path: string, ready: string) => {
      await page.evaluate((to) => {
        for (const one of document.querySelectorAll('#main *')) one.setAttribute('data-before', '')
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await page.locator(`#main :is(${ready}):not([data-before])`).first().waitFor()
    },
    inspect: async () => {
      await profile.click()
      await page.getByRole('menuitemcheckbox', { name: 'Inspect workflows' }).click()
    },
    snackbar: (text: string | RegExp) => page.getByText(text),
  }
}
