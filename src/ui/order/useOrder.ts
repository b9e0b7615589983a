import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { Placed } from './OrderSaid.tsx'

/** A list whose rows are put in order by a person. */
export interface Order {
  id: string
  count: number
  last: Placed | null
  /** `by` what in the row; else by what has the focus. */
  move(from: number, to: number, name: string, by?: Element): void
}

const controlsOf = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? []),
]

/** Takes the list's element beside. The focus stays on what it was on, wherever that row goes. */
export const useOrder = (count: number, onMove: (from: number, to: number) => void) => {
  const id = useId()
  const [list, setList] = useState<HTMLElement | null>(null)
  const [last, setLast] = useState<Placed | null>(null)
  const focused = useRef<{ row: number; control: number } | null>(null)
  useLayoutEffect(() => {
    if (!focused.current) return
    const { row, control } = focused.current
    focused.current = null
    controlsOf(list?.children[row])[control]?.focus()
  })
  const move: Order['move'] = (from, to, name, by = document.activeElement ?? undefined) => {
    if (to === from || to < 0 || to >= count) return
    focused.current = { row: to, control: controlsOf(list?.children[from]).findIndex((control) => control === by) }
    setLast({ name, place: to + 1, total: count })
    onMove(from, to)
  }
  const order: Order = { id, count, last, move }
  return [setList, order] as const
}

/** The rows with one of them at another place. */
export const moved = <T>(rows: readonly T[], from: number, to: number): T[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!)
