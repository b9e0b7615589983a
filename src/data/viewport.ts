import { mobileMedia, mobileWidth } from '../shared/mobile/width.ts'

/** Whether the window is one for the mobile layout. A page that is magnified is not: its window keeps its own width. */
export const isNarrow = (): boolean => matchMedia(mobileMedia).matches && outerWidth < mobileWidth

/** Calls back when the window becomes narrow enough for the mobile layout, or wide enough for the other. */
export const watchViewport = (hear: () => void): (() => void) => {
  const began = isNarrow()
  const look = () => {
    if (isNarrow() !== began) hear()
  }
  addEventListener('resize', look)
  return () => removeEventListener('resize', look)
}
