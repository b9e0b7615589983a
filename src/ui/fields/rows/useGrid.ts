import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { emptyOf, type Field } from '../../../../machines/fields/fields.ts'
import { besideOf, movedBy, nextOf, pathOf, type Place, samePlace, within } from './cells.ts'
import { isOne } from './isOne.ts'
import type { RowsProps } from './rows.ts'

/** A cell that is changed, and what it held before. */
interface Editing {
  place: Place
  before: unknown
}

/** What takes keys for itself, as a list of options that is open. */
const isOpen = (target: Element) => target.closest('[aria-expanded=true]') !== null

/** Others go through their options by them. */
const isPlainText = (target: Element) => isOne(target, 'input:not([type=checkbox], [type=radio], [role=combobox])')

/** Whether the tab key leads on to another control within a cell that is changed. */
const staysWithin = (cell: Element, target: Element, isBack: boolean): boolean => {
  const controls = [...cell.querySelectorAll('input, select, textarea, button:not([tabindex="-1"])')]
  return controls.at(isBack ? 0 : -1) !== target
}

const cellOf = (target: EventTarget) => (target as Element).closest<HTMLTableCellElement>('td[data-path]')

const placeOf = (cell: HTMLTableCellElement): Place => ({
  row: (cell.parentElement as HTMLTableRowElement).sectionRowIndex,
  column: cell.cellIndex - 1,
})

interface Gone extends Pick<RowsProps, 'name' | 'rows' | 'order' | 'called' | 'disabled' | 'inner' | 'onChange'> {
  columns: readonly (readonly [name: string, field: Field])[]
  /** The cells in which something is wrong, in the order of reading. */
  wrong: readonly Place[]
}

/** How cells are gone through and changed: arrow keys lead from one to another, what is typed changes the one that they are at. */
export const useGrid = ({ name, rows, order, called, disabled, inner, onChange, columns, wrong }: Gone) => {
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Place>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<Editing | null>(null)
  const isWanted = useRef(false)
  const last: Place = { row: rows.length - 1, column: columns.length - 1 }
  const at = within(chosen, last)

  const cellAt = ({ row, column }: Place) => root.current?.querySelector('tbody')?.rows[row]?.cells[column + 1]
  useLayoutEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    cellAt(at)?.focus()
  })

  const write = (place: Place, value: unknown) =>
    onChange(rows.with(place.row, { ...rows[place.row], [columns[place.column]![0]]: value }))
  const rest = (place: Place) => {
    if (editing) inner.leave(pathOf(name, editing.place.row, columns[editing.place.column]![0]))
    setEditing(null)
    setChosen(place)
    isWanted.current = true
  }
  const edit = (place: Place) => {
    rest(place)
    if (disabled) return
    setEditing({ place, before: rows[place.row]![columns[place.column]![0]] })
    isWanted.current = false
  }
  const move = (from: number, to: number, row: string, by?: Element) => {
    order.move(from, to, row, by)
    setEditing(null)
    if (from === at.row) setChosen({ ...at, row: Math.max(0, Math.min(to, last.row)) })
  }
  const drop = (from: number, to: number) => move(from, to, called(from))
  const latest = useRef(drop)
  useLayoutEffect(() => {
    latest.current = drop
  })
  const [onDropped] = useState(() => (from: number, to: number) => latest.current(from, to))

  const seek = () => {
    const next = nextOf(wrong, at)
    if (next) edit(next)
  }
  const seekBy = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F8') return
    event.preventDefault()
    seek()
  })
  const isEmpty = rows.length === 0
  useEffect(() => {
    // From beside the table too, as where rows were taken of which some are wrong.
    const group = root.current?.closest<HTMLElement>('[role=group]')
    const press = (event: globalThis.KeyboardEvent) => seekBy(event)
    group?.addEventListener('keydown', press)
    return () => group?.removeEventListener('keydown', press)
  }, [isEmpty])
  const pressInCell = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const next = altKey ? null : movedBy(key, ctrlKey || metaKey, at, last)
    if (next) rest(next)
    else if (disabled) return
    else if (key === 'Enter' || key === 'F2' || key === ' ') edit(at)
    else if (key === 'Delete' || key === 'Backspace') write(at, emptyOf(columns[at.column]![1]))
    else {
      // What is typed goes into the input that is there by then.
      if (!ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Process')) edit(at)
      return
    }
    event.preventDefault()
  }
  const pressInInput = (event: KeyboardEvent, target: Element) => {
    const { key, shiftKey } = event
    const by = shiftKey ? -1 : 1
    if (event.defaultPrevented || isOpen(target)) return
    if (key === 'Tab') {
      const next = besideOf(at, by, last)
      if (!next || staysWithin(cellAt(at)!, target, shiftKey)) return
      edit(next)
    } else if (key === 'Escape') {
      event.stopPropagation()
      write(at, editing!.before)
      setEditing(null)
      isWanted.current = true
    } else if (key === 'Enter' && isOne(target, 'input, select')) rest(within({ ...at, row: at.row + by }, last))
    else if ((key === 'ArrowUp' || key === 'ArrowDown') && !event.altKey && isPlainText(target))
      rest(movedBy(key, false, at, last)!)
    else return
    event.preventDefault()
  }
  const press = (event: KeyboardEvent) => {
    const target = event.target as Element
    const cell = cellOf(target)
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      if (disabled || isOne(target, 'select, [role=combobox]')) return
      event.preventDefault()
      rest(at)
      move(at.row, at.row + (event.key === 'ArrowUp' ? -1 : 1), called(at.row))
    } else if (cell === target) pressInCell(event)
    else if (cell && editing) pressInInput(event, target)
  }
  const arrive = ({ target }: FocusEvent) => {
    const cell = cellOf(target)
    if (!cell || cell !== target) return
    const place = placeOf(cell)
    if (editing && samePlace(place, editing.place)) cell.querySelector<HTMLElement>('input, select, textarea')?.focus()
    else {
      setEditing(null)
      setChosen(place)
    }
  }
  const click = ({ target }: MouseEvent) => {
    const cell = cellOf(target)
    const row = (target as Element).closest<HTMLTableRowElement>('tbody tr')
    if (cell && !(editing && samePlace(placeOf(cell), editing.place))) edit(placeOf(cell))
    else if (!cell && row) rest({ row: row.sectionRowIndex, column: 0 })
  }
  return {
    root,
    at,
    isEditing: editing !== null,
    write: (value: unknown) => write(at, value),
    /** Gives up the cell that is changed. */
    release: () => setEditing(null),
    move,
    onDropped,
    seek,
    handlers: { onFocus: arrive, onClick: click, onKeyDown: press },
  }
}
