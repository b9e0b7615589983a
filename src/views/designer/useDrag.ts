import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormItem } from '../../shared/forms/definition.ts'
import type { DesignerEvent } from './designer.types.ts'
import { useDesign } from './design.ts'
import { partsIn, standOf, type Place } from './edit.ts'

export type Edge = 'above' | 'below' | 'within'

type Make = () => readonly FormItem[]

const isMake = (value: unknown): value is Make => typeof value === 'function'

/** What dropping something there asks of the designer. */
const asks = (data: Record<string, unknown>, to: Place): DesignerEvent | null => {
  const { make, part } = data
  if (isMake(make)) return { type: 'item.added', parts: make(), at: to }
  return typeof part === 'string' ? { type: 'item.moved', key: part, to } : null
}

/** Of what holds others the edges are thin: elsewhere one drops into it. */
const rim = 12

const edgeAt = (element: Element, { clientY }: { clientY: number }, holds: boolean): Edge => {
  const { top, bottom, height } = element.getBoundingClientRect()
  if (!holds) return clientY < top + height / 2 ? 'above' : 'below'
  if (clientY < top + rim) return 'above'
  return clientY > bottom - rim ? 'below' : 'within'
}

/** What is dropped onto a part comes above, below or into it, and the part can be dragged itself. */
export const usePartDrag = (key: string, { holds, isPage = false }: { holds: boolean; isPage?: boolean }) => {
  const { actor } = useDesign()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [edge, setEdge] = useState<Edge | null>(null)
  const [dragging, setDragging] = useState(false)
  const eventAt = useEffectEvent((data: Record<string, unknown>, at: Edge): DesignerEvent | null => {
    const { definition } = actor.getSnapshot().context
    const stand = standOf(definition, key)
    if (!stand) return null
    if (at === 'within' || isPage) return asks(data, { parent: key, index: partsIn(stand.part).length })
    return asks(data, { parent: stand.parent, index: stand.index + (at === 'above' ? 0 : 1) })
  })
  useEffect(() => {
    if (!element) return
    const edgeOf = (input: { clientY: number }) => (isPage ? 'within' : edgeAt(element, input, holds))
    return combine(
      ...(isPage
        ? []
        : [
            draggable({
              element,
              canDrag: () => actor.getSnapshot().can({ type: 'item.removed', key }),
              getInitialData: () => ({ part: key }),
              onDragStart: () => setDragging(true),
              onDrop: () => setDragging(false),
            }),
          ]),
      dropTargetForElements({
        element,
        getData: ({ input, source }) => ({ event: eventAt(source.data, edgeOf(input)) }),
        onDrag: ({ self, location }) => {
          const { event } = self.data as { event: DesignerEvent | null }
          const isInnermost = location.current.dropTargets[0]?.element === element
          const isTaken = isInnermost && event !== null && actor.getSnapshot().can(event)
          setEdge(isTaken ? edgeOf(location.current.input) : null)
        },
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    )
  }, [element, key, holds, isPage, actor])
  return { setElement, edge, dragging }
}

/** What is dragged out of the palette. */
export const useNewDrag = (make: Make) => {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const made = useEffectEvent(() => make)
  useEffect(() => (element ? draggable({ element, getInitialData: () => ({ make: made() }) }) : undefined), [element])
  return setElement
}

/** Tells the designer what was dropped, by the innermost of what it was dropped onto. */
export const useDrops = () => {
  const { actor } = useDesign()
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ location }) => {
          const { event } = (location.current.dropTargets[0]?.data ?? {}) as { event?: DesignerEvent | null }
          if (event) actor.send(event)
        },
      }),
    [actor],
  )
}
