import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useState } from 'react'
import { destination, type Edge } from './destination.ts'

interface Dragged {
  /** Rows of the same list change places, others do not. */
  list: string
  index: number
}

const edgeAt = (element: Element, { clientY }: { clientY: number }): Edge => {
  const { top, height } = element.getBoundingClientRect()
  return clientY < top + height / 2 ? 'above' : 'below'
}

/** Lets a row that has a handle be dragged by it among the rows of its list, and others be dropped at its edges. */
export const useDrag = ({ list, index }: Dragged, onDropped: (from: number, to: number) => void) => {
  const [row, setRow] = useState<HTMLElement | null>(null)
  const [handle, setHandle] = useState<HTMLElement | null>(null)
  const [edge, setEdge] = useState<Edge | null>(null)
  const [dragging, setDragging] = useState(false)
  const dropped = useEffectEvent((from: number, at: Edge) => onDropped(from, destination(from, index, at)))
  useEffect(() => {
    if (!row || !handle || !row.contains(handle)) return
    return combine(
      draggable({
        element: row,
        dragHandle: handle,
        getInitialData: () => ({ list, index }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => source.data.list === list && source.data.index !== index,
        onDrag: ({ location }) => setEdge(edgeAt(row, location.current.input)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null)
          dropped(source.data.index as number, edgeAt(row, location.current.input))
        },
      }),
    )
  }, [list, index, row, handle])
  return { row, setRow, setHandle, edge, dragging }
}
