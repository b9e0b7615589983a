import { useEffectEvent, useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { type Box, middleOf, type Plan } from './plan.ts'

const furthest = 0.2
const nearest = 2
const step = 1.25
const margin = 24
/** As small as a drawing begins so that all of it is seen; a larger one begins with a part of it. */
const legible = 0.72

/** What is seen of a drawing that may be larger than its frame: begins as a whole where that can still be read, else in the middle of `here`, and follows it out of sight. */
export const useView = ({ width, height }: Plan, here: Box) => {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ zoom: 1, middle: middleOf(here) })
  const { zoom } = view

  /** Scrolls no further than it takes to have all of a box in sight. */
  const reveal = (box: Box) => {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame.current!
    const within = (at: number, room: number, from: number, length: number) =>
      Math.min(Math.max(at, (from + length) * zoom + margin - room), from * zoom - margin)
    frame.current!.scrollTo(
      within(scrollLeft, clientWidth, box.x, box.width),
      within(scrollTop, clientHeight, box.y, box.height),
    )
  }

  const zoomTo = (next: number) => {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame.current!
    setView({
      zoom: Math.min(nearest, Math.max(furthest, next)),
      middle: { x: (scrollLeft + clientWidth / 2) / zoom, y: (scrollTop + clientHeight / 2) / zoom },
    })
  }

  const whole = () => {
    const { clientWidth, clientHeight } = frame.current!
    return Math.min(1, clientWidth / width, clientHeight / height)
  }
  const fit = () => zoomTo(whole())
  const begin = useEffectEvent(() => {
    if (whole() >= legible) fit()
  })
  useLayoutEffect(() => begin(), [])

  useLayoutEffect(() => {
    const { clientWidth, clientHeight } = frame.current!
    frame.current!.scrollTo(view.middle.x * view.zoom - clientWidth / 2, view.middle.y * view.zoom - clientHeight / 2)
  }, [view])

  const follow = useEffectEvent(reveal)
  useLayoutEffect(() => follow(here), [here])

  return {
    frame,
    zoom,
    reveal,
    zoomIn: () => zoomTo(zoom * step),
    zoomOut: () => zoomTo(zoom / step),
    fit,
    /** A mouse drags the drawing; a finger scrolls it. */
    drag: ({ buttons, pointerType, movementX, movementY }: PointerEvent) => {
      if (buttons === 1 && pointerType === 'mouse') frame.current!.scrollBy(-movementX, -movementY)
    },
  }
}
