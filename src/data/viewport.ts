import { mobileMedia } from '../shared/mobile/width.ts'

/** Calls back when the window becomes narrow enough for the mobile layout, or wide enough for the other. */
export const watchViewport = (hear: () => void): (() => void) => {
  const narrow = matchMedia(mobileMedia)
  narrow.addEventListener('change', hear)
  return () => narrow.removeEventListener('change', hear)
}
