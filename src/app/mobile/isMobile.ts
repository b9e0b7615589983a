import { mobileMedia } from '../../shared/mobile/width.ts'

/** Whether the page was opened in the mobile layout; a window that crosses the width is loaded anew. */
export const isMobile = matchMedia(mobileMedia).matches
