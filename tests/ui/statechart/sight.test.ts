import { describe, expect, it } from 'vitest'
import { isAllSeen, movedBy, scrollTo, seenOf } from '../../../src/ui/statechart/sight.ts'

const whole = { width: 1000, height: 2000 }
const frame = { scrollLeft: 100, scrollTop: 400, clientWidth: 400, clientHeight: 300 }

describe('what is seen of a drawing', () => {
  it('is the frame in the drawing’s own measure', () => {
    expect(seenOf(frame, whole, 1)).toEqual({ x: 100, y: 400, width: 400, height: 300 })
    expect(seenOf(frame, whole, 2)).toEqual({ x: 50, y: 200, width: 200, height: 150 })
    expect(seenOf(frame, whole, 0.5)).toEqual({ x: 200, y: 800, width: 800, height: 600 })
  })

  it('never goes beyond the drawing', () => {
    expect(seenOf({ ...frame, clientWidth: 5000 }, whole, 1)).toEqual({ x: 0, y: 400, width: 1000, height: 300 })
    expect(seenOf({ ...frame, scrollTop: 1900 }, whole, 1)).toEqual({ x: 100, y: 1700, width: 400, height: 300 })
  })

  it('is all of it only where neither side is longer', () => {
    expect(isAllSeen(whole, whole)).toBe(true)
    expect(isAllSeen({ width: 1000, height: 1999 }, whole)).toBe(false)
  })

  it.each([
    ['ArrowLeft', { x: 200, y: 550 }],
    ['ArrowRight', { x: 400, y: 550 }],
    ['ArrowUp', { x: 300, y: 475 }],
    ['ArrowDown', { x: 300, y: 625 }],
    ['PageUp', { x: 300, y: 250 }],
    ['PageDown', { x: 300, y: 850 }],
    ['Home', { x: 0, y: 0 }],
    ['End', { x: 1000, y: 2000 }],
    ['Enter', null],
  ])('has its middle moved by %s', (key, middle) => {
    expect(movedBy(key, { x: 100, y: 400, width: 400, height: 300 }, whole)).toEqual(middle)
  })

  it('is scrolled to so that a point is in its middle', () => {
    expect(scrollTo({ x: 300, y: 550 }, frame, 2)).toEqual({ x: 400, y: 950 })
    expect(seenOf({ ...frame, scrollLeft: 400, scrollTop: 950 }, whole, 2)).toEqual({
      x: 200,
      y: 475,
      width: 200,
      height: 150,
    })
  })
})
