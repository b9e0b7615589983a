import { mobileMedia, mobileWidth } from '../shared/mobile/width.ts'

/** Whether the window is one for the mobile layout. A page that is magnified is not: its window keeps its own width. */
export const isNarrow = (): boolean => matchMedia(mobileMedia).matches && outerWidth < mobileWidth

let opened: boolean | undefined

/** Whether the page was opened in the mobile layout, as the window was when this was first asked; one that crosses the width is loaded anew. */
export const isMobile = (): boolean => (opened ??= isNarrow())

/** Calls back when the window becomes narrow enough for the mobile layout, or wide enough for the other. */
export const watchViewport = (hear: () => void): (() => void) => {
  isMobile()
  const look = () => {
    if (isNarrow() !== isMobile()) hear()
  }
  addEventListener('resize', look)
  return () => removeEventListener('resize', look)
}
