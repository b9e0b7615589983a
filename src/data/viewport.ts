import { mobileMedia, mobileWidth } from '../shared/mobile/width.ts'

/** Whether the window is one for the mobile layout. A page that is magnified is not: its window keeps its own width. */
export const isNarrow = (): boolean => matchMedia(mobileMedia).matches && outerWidth < mobileWidth

/** Whether the page was opened in the mobile layout; a window that crosses the width is loaded anew. */
export const isMobile = isNarrow()

/** Calls back when the window becomes narrow enough for the mobile layout, or wide enough for the other. */
export const watchViewport = (hear: () => void): (() => void) => {
  const look = () => {
    if (isNarrow() !== isMobile) hear()
  }
  addEventListener('resize', look)
  return () => removeEventListener('resize', look)
}
