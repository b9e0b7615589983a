import type { Page } from 'playwright'

/** The page that an invoice's mailed link leads to, and that of the gateway behind it. */
export const payPage = (page: Page) => {
  const another = page.getByRole('button', { name: 'Pay in another way' })
  const onward = page.getByRole('link', { name: 'Go on to pay' })
  return {
    qrCode: page.getByRole('img', { name: 'QR code to scan' }),
    methods: () => page.getByRole('region', { name: 'Choose how to pay' }).getByRole('button').allTextContents(),
    choose: async (method: string) => {
      await page.getByRole('button', { name: method, exact: true }).click()
      await another.waitFor()
    },
    /** The order is taken back at the gateway. */
    reconsider: async () => {
      await another.click()
      await page.getByRole('region', { name: 'Choose how to pay' }).waitFor()
    },
    onward: async () => {
      await onward.click()
      await page.waitForURL(/sandbox/)
    },
    /** In the sandbox, in time or late. */
    pay: () => page.getByRole('button', { name: /^Pay Rp [\d.]+( nevertheless)?$/ }).click(),
    received: page.getByText('Thank you, it is paid'),
  }
}
