import type { Area } from '../../shared/area/types.ts'
import { isMobilePage } from '../../shared/mobile/page.ts'
import { mobileMedia } from '../../shared/mobile/width.ts'

/** Whether the list of an area can be opened in the layout of this window. */
export const isOpenHere = ({ route }: Area): boolean => !matchMedia(mobileMedia).matches || isMobilePage(route)
