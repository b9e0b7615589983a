import type { Page } from 'playwright'
import { demoPassword } from '../../tests/support/client.ts'

export const signInPage = (page: Page) => {
  const email = page.getByRole('textbox', { name: 'Email' })
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  const submitAs = async (address: string, secret = demoPassword) => {
    await email.fill(address)
    await password.fill(secret)
    await submit.click()
  }
  return {
    email,
    password,
    submit,
    submitAs,
    signIn: async (address: string, secret?: string) => {
      await page.goto('/')
      await submitAs(address, secret)
    },
    withGoogle: () => page.getByText('Sign in with Google').click(),
    choose: (organisation: string | RegExp) => page.getByRole('button', { name: organisation }).click(),
  }
}
