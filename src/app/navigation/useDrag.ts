import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { destination, type Edge } from './destination.ts'

interface Dragged {
  /** Rows of the same list change places, others do not. */
  list: string
  id: string
  index: number
}

const edgeAt = (element: Element, { clientY }: { clientY: number }): Edge => {
  const { top, height } = element.getBoundingClientRect()
  return clientY < top + height / 2 ? 'above' : 'below'
}

/** Lets a row be dragged by its handle among the rows of its list, and others be dropped at its edges. */
export const useDrag = ({ list, id, index }: Dragged, onDropped: (id: string, to: number) => void) => {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [edge, setEdge] = useState<Edge | null>(null)
  const [dragging, setDragging] = useState(false)
  const dropped = useEffectEvent((from: Record<string, unknown>, at: Edge) =>
    onDropped(from.id as string, destination(from.index as number, index, at)),
  )
  useEffect(() => {
    const element = row.current!
    return combine(
      draggable({
        element,
        dragHandle: handle.current!,
        getInitialData: () => ({ list, id, index }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
        onDrag: ({ location }) => setEdge(edgeAt(element, location.current.input)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null)
          dropped(source.data, edgeAt(element, location.current.input))
        },
      }),
    )
  }, [list, id, index])
  return { row, handle, edge, dragging }
}
