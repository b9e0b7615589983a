import { isNarrow } from '../../data/viewport.ts'
import type { Area } from '../../shared/area/types.ts'
import { isMobilePage } from '../../shared/mobile/page.ts'

/** Whether the list of an area can be opened in the layout of this window. */
export const isOpenHere = ({ route }: Area): boolean => !isNarrow() || isMobilePage(route)
