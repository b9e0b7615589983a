import { type Beginning, beginningAt } from '../shared/endpoints/beginning.ts'
import { splitLocale } from '../shared/locales.ts'

declare global {
  /** What the list at the page's address has told, asked once by whichever of its scripts is there first. */
  var begun: Promise<Beginning | null> | undefined
}

/** What the page itself asks on its way, as its header says, which this very request takes up; null where it was told nothing. */
export const told = async (url: string): Promise<Beginning | null> => {
  try {
    const response = await fetch(url)
    return response.status === 200 ? ((await response.json()) as { data: Beginning }).data : null
  } catch {
    return null
  }
}

/** Who is there, and the rows of the list at the page's address. */
export const begun = (): Promise<Beginning | null> =>
  (globalThis.begun ??= told(
    beginningAt(splitLocale(location.pathname).path + location.search, document.documentElement.lang),
  ))
