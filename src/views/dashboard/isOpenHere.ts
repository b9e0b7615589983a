import { isNarrow } from '../../data/viewport.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { isMobilePage } from '../../shared/mobile/page.ts'

/** Whether the list of an area can be opened in the layout of this window. */
export const isOpenHere = ({ route }: Outline): boolean => !isNarrow() || isMobilePage(route)
