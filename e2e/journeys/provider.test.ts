import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientOf, startProvider } from '../../tests/server/support/oidcProvider.ts'
import { freePort } from '../../tests/support/process.ts'
import { listPage } from '../pages/listPage.ts'
import { shell } from '../pages/shell.ts'
import { signInPage } from '../pages/signInPage.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product
let provider: Awaited<ReturnType<typeof startProvider>>

beforeAll(async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  provider = await startProvider(`${url}/api/oidc/callback`)
  product = await openProduct({
    PORT: String(port),
    PUBLIC_URL: url,
    OIDC_ISSUER: provider.settings.issuer,
    OIDC_CLIENT_ID: clientOf.clientId,
    OIDC_CLIENT_SECRET: clientOf.clientSecret,
  })
})
afterAll(async () => {
  await product.close()
  await provider.close()
})

const known = (name: string) => ({ sub: name, email: `${name}@covergate.test`, email_verified: true })

it('B050 B041 who was sent away signs in with Google and comes back to the page that was asked for', async () => {
  provider.expects(known('broker'))
  const page = await product.visit()
  await page.goto('/bank?limit=25')
  await signInPage(page).withGoogle()
  await page.waitForURL('/bank?limit=25')
  await listPage(page).rows.first().waitFor()
  expect(await shell(page).title.textContent()).toBe('Banks')
  expect(new URL(page.url()).origin).toBe(product.server.url)
})

it('B047 B050 a member of two organisations who comes by Google chooses one of them', async () => {
  provider.expects(known('multi'))
  const page = await product.visit()
  await page.goto('/')
  await signInPage(page).withGoogle()
  await page.getByRole('heading', { name: 'Choose an organisation' }).waitFor()
  await signInPage(page).choose(/Samudra/i)
  await listPage(page).rows.first().waitFor()
  expect(await shell(page).organisation.textContent()).toMatch(/Samudra/)
})

it('B051 whom nobody here knows is refused in the same words, and who declines is where they were', async () => {
  provider.expects({ sub: 'stranger', email: 'stranger@elsewhere.test', email_verified: true })
  const page = await product.visit()
  await page.goto('/')
  await signInPage(page).withGoogle()
  await page.getByText('Invalid Credentials', { exact: true }).waitFor()
  provider.expects('declines')
  const other = await product.visit()
  await other.goto('/')
  await signInPage(other).withGoogle()
  await other.waitForURL(`${product.server.url}/`)
  await signInPage(other).email.waitFor()
  expect(await other.getByRole('alert').allTextContents()).toEqual([''])
})
