import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isAskedToLeave, isSignedIn, offeredOrganisations } from '../../machines/session/session.view.ts'
import { listPage } from '../pages/listPage.ts'
import { shell } from '../pages/shell.ts'
import { signInPage } from '../pages/signInPage.ts'
import { openProduct, type Product } from '../support/product.ts'
import { tour, type Turn } from '../support/sessionModel.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const submitted = { type: 'credentials.submitted', credentials: { email: '', password: '' } } as const
const succeeded = { inner: 'done', output: { user: {} } } as const

const turns = [
  { name: 'signs in', happenings: [submitted, succeeded] },
  { name: 'types a wrong password', happenings: [submitted, { inner: 'error' }] },
  {
    name: 'signs in with two organisations',
    happenings: [submitted, { inner: 'done', output: { organizations: [], ticket: '' } }],
  },
  { name: 'chooses an organisation', happenings: [{ type: 'organisation.chosen', organization: '' }, succeeded] },
  { name: 'abandons the choice', happenings: [{ type: 'choice.abandoned' }] },
  { name: 'asks to log out', happenings: [{ type: 'signOut.requested' }] },
  { name: 'says No', happenings: [{ type: 'signOut.declined' }] },
  { name: 'says Yes', happenings: [{ type: 'signOut.confirmed' }] },
  { name: 'works for ten minutes', happenings: [{ inner: 'after.refreshInterval' }, { inner: 'done', output: {} }] },
  {
    name: 'leaves for six hours',
    happenings: [{ inner: 'after.inactivityWindow' }, { inner: 'after.announcementDelay' }],
  },
  { name: 'loses the cookies', happenings: [{ type: 'cookie.missed' }, { inner: 'after.announcementDelay' }] },
  { name: 'logs out in another tab', happenings: [{ type: 'session.endedElsewhere' }] },
  { name: 'reloads', happenings: [], loads: true },
] as const satisfies readonly Turn<string>[]

type Name = (typeof turns)[number]['name']

const told = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

/** How a person, or the time, does each turn. */
const acts: Record<Name, (page: Page) => Promise<unknown>> = {
  'signs in': (page) => signInPage(page).submitAs('broker@covergate.test'),
  'types a wrong password': async (page) => {
    await signInPage(page).submitAs('broker@covergate.test', 'Wrong#2026')
    await told(page, 'Invalid Credentials')
  },
  'signs in with two organisations': (page) => signInPage(page).submitAs('multi@covergate.test'),
  'chooses an organisation': (page) => signInPage(page).choose(/Cendana/i),
  'abandons the choice': (page) => page.getByRole('button', { name: 'Back to sign-in' }).click(),
  'asks to log out': (page) => shell(page).logOut(),
  'says No': (page) => page.getByRole('button', { name: 'No', exact: true }).click(),
  'says Yes': (page) => page.getByRole('button', { name: 'Yes', exact: true }).click(),
  'works for ten minutes': async (page) => {
    const refreshed = page.waitForResponse(/\/v2\/sessions\/refresh$/)
    await page.clock.fastForward('10:00')
    expect((await refreshed).status()).toBe(200)
  },
  'leaves for six hours': async (page) => {
    await page.clock.fastForward('06:00:01')
    await told(page, 'Your session is expired.')
  },
  'loses the cookies': async (page) => {
    await page.context().clearCookies()
    await page.evaluate(() => {
      history.pushState({}, '', '/broker?limit=50')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await told(page, 'Your session is expired.')
  },
  'logs out in another tab': async (page) => {
    const other = await page.context().newPage()
    await other.goto('/')
    await shell(other).logOut()
    await other.getByRole('button', { name: 'Yes', exact: true }).click()
    await signInPage(other).email.waitFor()
    await other.close()
  },
  reloads: (page) => page.reload(),
}

it('B010 B045 B047 B051 B052 B060 B063 B065 a walk over every turn of the session from every state that a person meets', async () => {
  const walk = tour(turns)
  expect(new Set(walk.map(({ turn }) => turn))).toEqual(new Set(turns.map(({ name }) => name)))
  const page = await product.visit()
  await page.clock.install()
  await page.goto('/')
  for (const [index, { turn, snapshot }] of walk.entries()) {
    const stands = async () => {
      await acts[turn](page)
      if (isAskedToLeave(snapshot)) await told(page, 'Are you sure you want to log out?')
      else if (offeredOrganisations(snapshot))
        await page.getByRole('heading', { name: 'Choose an organisation' }).waitFor()
      else if (isSignedIn(snapshot)) await listPage(page).rows.first().waitFor()
      else await signInPage(page).email.waitFor()
    }
    await stands().catch((cause: unknown) => {
      throw new Error(`Turn ${index}, "${turn}": ${String(cause)}`)
    })
  }
}, 240_000)
