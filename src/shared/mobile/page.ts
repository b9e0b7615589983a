import type { Outline } from '../area/outline.ts'
import { segmentsOf } from '../navigation/pageKind.ts'

const specified = [
  '/',
  '/organisation',
  '/otp',
  '/forget-password',
  '/change-password',
  '/verify',
  '/finish',
  '/dashboard',
  '/inbox',
  '/gadget/policy',
  '/gadget/claim',
  '/new-policy',
  '/partnership/policy-create',
  '/partnership/policy',
  '/commission',
  '/payout-history',
  '/profile',
]

/** Whether a path, with or without a locale, is a listed page of the mobile layout, one record of it, or the correction of that; whole segments are compared. */
export const isMobilePage = (path: string, areas: readonly Outline[]): boolean => {
  const all = segmentsOf(path)
  const shown = areas.filter(({ mobile }) => mobile)
  const isCorrection = shown.some(
    ({ route, permissions }) =>
      permissions.correct &&
      all.length === segmentsOf(route).length + 2 &&
      segmentsOf(route).every((segment, index) => segment === all[index]) &&
      path.endsWith('/edit'),
  )
  const segments = isCorrection ? all.slice(0, -1) : all
  const declared = shown.map(({ route }) => route)
  return [...specified, ...declared]
    .map(segmentsOf)
    .some(
      (page) =>
        page.every((segment, index) => segment === segments[index]) &&
        segments.length <= (page.length === 0 ? 0 : page.length + 1),
    )
}
