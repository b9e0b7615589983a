import { isNarrow } from '../../data/viewport.ts'

/** Whether the page was opened in the mobile layout; a window that crosses the width is loaded anew. */
export const isMobile = isNarrow()
