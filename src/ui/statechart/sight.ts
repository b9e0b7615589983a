import type { Size } from './block.ts'
import type { Box, Point } from './plan.ts'

/** What a frame shows of what it scrolls, as the browser tells it. */
export type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollTop' | 'clientWidth' | 'clientHeight'>

/** The part of a drawing that is seen, in the drawing's own measure. */
export const seenOf = (
  { scrollLeft, scrollTop, clientWidth, clientHeight }: Scrolled,
  whole: Size,
  zoom: number,
): Box => {
  const part = (at: number, room: number, length: number) => {
    const size = Math.min(length, room / zoom)
    return { at: Math.min(Math.max(0, at / zoom), length - size), size }
  }
  const across = part(scrollLeft, clientWidth, whole.width)
  const down = part(scrollTop, clientHeight, whole.height)
  return { x: across.at, y: down.at, width: across.size, height: down.size }
}

export const isAllSeen = (seen: Size, whole: Size): boolean => seen.width >= whole.width && seen.height >= whole.height

/** Of what is seen, how far one key moves it. */
const stride = 0.25

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -stride, y: 0 },
  ArrowRight: { x: stride, y: 0 },
  ArrowUp: { x: 0, y: -stride },
  ArrowDown: { x: 0, y: stride },
  PageUp: { x: 0, y: -1 },
  PageDown: { x: 0, y: 1 },
}

/** The middle of what is seen after a key; null for other keys. */
export const movedBy = (key: string, { x, y, width, height }: Box, whole: Size): Point | null => {
  if (key === 'Home') return { x: 0, y: 0 }
  if (key === 'End') return { x: whole.width, y: whole.height }
  const way = ways[key]
  return way ? { x: x + width * (0.5 + way.x), y: y + height * (0.5 + way.y) } : null
}

/** Where a frame is scrolled to, so that a point of the drawing is in its middle. */
export const scrollTo = ({ x, y }: Point, { clientWidth, clientHeight }: Scrolled, zoom: number): Point => ({
  x: x * zoom - clientWidth / 2,
  y: y * zoom - clientHeight / 2,
})
