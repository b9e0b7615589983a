import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { Placed } from './OrderSaid.tsx'

/** A list whose rows are put in order by a person. */
export interface Order {
  id: string
  count: number
  last: Placed | null
  /** `by` what in the row; else by what has the focus. */
  move(from: number, to: number, name: string, by?: Element): void
  /** Told before a row is taken away by its last control: the focus goes on to the row beside it, or to what adds one. */
  leave(at: number): void
}

const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? []),
]

/** Takes the list's element beside. The focus stays on what it was on, wherever that row goes. */
export const useOrder = (count: number, onMove: (from: number, to: number) => void) => {
  const id = useId()
  const [list, setList] = useState<HTMLElement | null>(null)
  const [last, setLast] = useState<Placed | null>(null)
  const focused = useRef<{ row: number; control: number; around: Element | null } | null>(null)
  useLayoutEffect(() => {
    if (!focused.current) return
    const { row, control, around } = focused.current
    focused.current = null
    controlsOf(list?.children[row] ?? around)
      .at(control)
      ?.focus()
  })
  const move: Order['move'] = (from, to, name, by = document.activeElement ?? undefined) => {
    if (to === from || to < 0 || to >= count) return
    const control = controlsOf(list?.children[from]).findIndex((one) => one === by)
    if (control >= 0) focused.current = { row: to, control, around: null }
    setLast({ name, place: to + 1, total: count })
    onMove(from, to)
  }
  const leave: Order['leave'] = (at) => {
    focused.current = { row: Math.min(at, count - 2), control: -1, around: list?.parentElement ?? null }
  }
  const order: Order = { id, count, last, move, leave }
  return [setList, order] as const
}

/** The rows with one of them at another place. */
export const moved = <T>(rows: readonly T[], from: number, to: number): T[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!)
