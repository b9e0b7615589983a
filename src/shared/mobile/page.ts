import { segmentsOf } from '../navigation/pageKind.ts'

const listed = [
  '/',
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
].map(segmentsOf)

/** Whether a path, with or without a locale, is a listed page of the mobile layout or one record of it; whole segments are compared. */
export const isMobilePage = (path: string): boolean => {
  const segments = segmentsOf(path)
  return listed.some(
    (page) =>
      page.every((segment, index) => segment === segments[index]) &&
      segments.length <= (page.length === 0 ? 0 : page.length + 1),
  )
}
