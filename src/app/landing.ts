import { outlines } from '../areas/outlines.ts'
import { isMobile } from '../data/viewport.ts'
import { homePath } from '../shared/mobile/bar.ts'
import { landingPage, menuOf } from '../shared/navigation/menu.ts'
import type { Person } from '../shared/navigation/person.ts'

/** The page a person begins at; null when there is none. */
export const landingOf = (person: Person): string | null =>
  isMobile() ? homePath : landingPage(menuOf(outlines, person))
