import { describe, expect, it } from 'vitest'
import { isMobilePage as isListed } from '../../../src/shared/mobile/page.ts'
import { everyLine } from '../navigation/support.ts'

const listed = [
  '/organisation',
  '/otp',
  '/forget-password',
  '/change-password',
  '/verify',
  '/finish',
  '/dashboard',
  '/gadget/policy',
  '/gadget/claim',
  '/new-policy',
  '/partnership/policy-create',
  '/partnership/policy',
  '/commission',
  '/payout-history',
  '/profile',
]

const isMobilePage = (path: string) => isListed(path, everyLine)

describe('the pages of the mobile layout', () => {
  it.each(['/', ...listed])('B073 C043 %s is one, also with a locale', (path) => {
    expect(isMobilePage(path)).toBe(true)
    expect(isMobilePage(path === '/' ? '/id' : `/vi${path}`)).toBe(true)
  })

  it.each(listed)('C044 so is one record of %s, and no more below it', (path) => {
    expect(isMobilePage(`${path}/17`)).toBe(true)
    expect(isMobilePage(`${path}/17/edit`)).toBe(false)
  })

  it.each([
    '/bank',
    '/credit-life',
    '/inspector',
    '/gadget',
    '/gadget/list',
    '/gadget/policy-list',
    '/micro-health/policy',
    '/partnership',
    '/partnership/claim',
    '/partnership/policies',
    '/commission-summary',
    '/organisations',
    '/bank/dashboard',
    '/dashboards',
    '/17',
  ])('B072 B073 C044 %s is none: whole segments are compared', (path) => {
    expect(isMobilePage(path)).toBe(false)
    expect(isMobilePage(`/id${path}`)).toBe(false)
  })
})
