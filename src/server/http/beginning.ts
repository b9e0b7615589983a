import { beginningAt } from '../../shared/endpoints/beginning.ts'
import { localeCookie, splitLocale, supportedLocale, type Locale } from '../../shared/locales.ts'
import { pageAt } from '../../shared/navigation/pages.ts'
import type { PageFiles, Skeleton } from '../../shared/pageFiles.ts'
import { portalOf, withPortal, type Portal, type PortalSettings } from '../../shared/portal.ts'
import { mobileMedia } from '../../shared/mobile/width.ts'
import { isScheme, schemeCookie, type Scheme } from '../../shared/scheme.ts'

/** What a page is begun with, as its address and the cookies that come with it say. */
export interface Beginning {
  portal: Portal
  locale: Locale
  /** Null: the system's. */
  scheme: Scheme | null
  skeleton: Skeleton
  page: PageFiles | undefined
  /** What it will ask first, and can be asked while its scripts are on their way. */
  asked: string[]
}

interface Asked {
  url: string
  host: string | undefined
  cookie: string | undefined
}

export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export const beginningOf = (
  settings: PortalSettings,
  pages: readonly PageFiles[],
  { url, host, cookie }: Asked,
): Beginning => {
  const [start, search] = url.split(/(?=\?)/)
  const { locale: named, path } = splitLocale(start!)
  const locale = named ?? supportedLocale(cookieOf(cookie, localeCookie))
  const scheme = cookieOf(cookie, schemeCookie)
  const isKnown = Boolean(cookieOf(cookie, 'refresh'))
  const isRecognised = isKnown && Boolean(cookieOf(cookie, 'access'))
  const asked = pageAt(pages, path)
  // Whoever is not signed in is shown the entrance in the place of other pages.
  const page = isKnown || asked?.skeleton === 'clean' ? asked : pageAt(pages, '/')
  return {
    portal: portalOf(settings, host),
    locale,
    scheme: isScheme(scheme) ? scheme : null,
    skeleton: isKnown ? (page?.skeleton ?? 'frame') : 'clean',
    page,
    asked: isRecognised
      ? [beginningAt(), ...(page?.skeleton === 'list' ? [beginningAt(path + (search ?? ''), locale)] : [])]
      : [],
  }
}

const link = (media?: string) => (file: string) =>
  `<link rel="modulepreload" crossorigin href="/${file}"${media ? ` media="${media}"` : ''}>`

/** Fetched while the entry is still on its way. */
const linksOf = ({ files, layout, words }: PageFiles, locale: Locale): string[] => [
  ...files.map(link()),
  ...layout.mobile.map(link(mobileMedia)),
  ...layout.desktop.map(link(`not all and ${mobileMedia}`)),
  ...words[locale].map(link()),
]

export const withBeginning = (template: string, { portal, locale, scheme, skeleton, page }: Beginning): string => {
  const root = `<html lang="${locale}" data-skeleton="${skeleton}"${scheme ? ` data-scheme="${scheme}"` : ''}>`
  const links = page ? linksOf(page, locale).join('') : ''
  return withPortal(template, portal)
    .replace(/<html[^>]*>/, root)
    .replace('</head>', () => `${links}</head>`)
}
