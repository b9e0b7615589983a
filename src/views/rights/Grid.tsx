import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled, CheckmarkCircleRegular } from '@fluentui/react-icons'
import { memo, startTransition, useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { PartProps } from '../../pages/parts.ts'
import type { Matrix } from '../../shared/endpoints/answers/rights.ts'
import type { Held } from './held.ts'
import { scrollInto, sizes, windowOf, type Place, type Window } from './window.ts'

/** Pixels of the mark of what is held. */
const mark = 20

const useStyles = makeStyles({
  root: {
    position: 'relative',
    height: 'min(70vh, 760px)',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { height: 'auto', overflow: 'visible' },
    '--names': `${sizes.names}px`,
    '@media (max-width: 640px)': { '--names': '170px' },
  },
  sheet: { position: 'relative' },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: `${sizes.head}px`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  row: {
    position: 'absolute',
    left: 0,
    right: 0,
    boxSizing: 'border-box',
    height: `${sizes.row}px`,
    contain: 'size layout style',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    width: 'var(--names)',
    height: `${sizes.row}px`,
    padding: `0 ${tokens.spacingHorizontalS}`,
    display: 'grid',
    alignContent: 'center',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  corner: { height: `${sizes.head}px`, backgroundColor: tokens.colorNeutralBackground2 },
  cell: {
    position: 'absolute',
    top: 0,
    boxSizing: 'border-box',
    width: `${sizes.column}px`,
    height: '100%',
    contain: 'size layout style',
  },
  column: {
    display: 'grid',
    placeItems: 'center',
    padding: tokens.spacingHorizontalXXS,
    textAlign: 'center',
  },
  title: { overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  active: { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  held: {
    position: 'absolute',
    top: `${(sizes.row - mark) / 2}px`,
    left: `${(sizes.column - mark) / 2}px`,
    fontSize: `${mark}px`,
    color: tokens.colorBrandForeground1,
  },
})

interface GridProps {
  label: string
  area: PartProps['page']['area']
  matrix: Matrix
  held: ReadonlyMap<string, ReadonlyMap<number, Held>>
  /** Numbers of the permissions that are shown. */
  rows: readonly number[]
  explanations: readonly string[]
}

const left = (column: number) => `calc(var(--names) + ${column * sizes.column}px)`

const idOf = (grid: string, { row, column }: Place) => `${grid}-${row}-${column}`

interface LineProps extends Pick<GridProps, 'matrix' | 'held'> {
  grid: string
  /** Among those that are shown. */
  row: number
  number: number
  explanation: string
  from: number
  to: number
  /** The column that the keyboard is at, if in this row. */
  active: number | null
}

const Line = memo(({ grid, matrix, held, row, number, explanation, from, to, active }: LineProps) => {
  const { t } = useTranslation('accessRole')
  const classes = useStyles()
  const { code } = matrix.permissions[number]!
  const not = t('matrix.not')
  const said = (one: Held) =>
    [
      ...(one.own ? [t('matrix.own')] : []),
      ...(one.privileges.length > 0 ? [t('matrix.by', { names: one.privileges.join(', ') })] : []),
    ].join('; ')
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classes.row}
      style={{ top: `${sizes.head + row * sizes.row}px` }}
    >
      <div role="rowheader" className={classes.name} title={`${explanation} ${code}`}>
        <span className={classes.line}>{explanation || code}</span>
        {explanation && <span className={mergeClasses(classes.line, classes.quiet)}>{code}</span>}
      </div>
      {matrix.roles.slice(from, to).map(({ id }, index) => {
        const column = from + index
        const one = held.get(id)?.get(number)
        return (
          <div
            key={id}
            id={idOf(grid, { row, column })}
            role="gridcell"
            aria-colindex={column + 2}
            aria-label={one ? said(one) : not}
            title={one && said(one)}
            className={mergeClasses(classes.cell, active === column && classes.active)}
            style={{ left: left(column) }}
          >
            {one &&
              (one.own ? (
                <CheckmarkCircleFilled className={classes.held} aria-hidden />
              ) : (
                <CheckmarkCircleRegular className={classes.held} aria-hidden />
              ))}
          </div>
        )
      })}
    </div>
  )
})

const moves: Readonly<Record<string, (at: Place, page: number) => Place>> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  PageDown: ({ row, column }, page) => ({ row: row + page, column }),
  PageUp: ({ row, column }, page) => ({ row: row - page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: Infinity }),
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

/** Of many rows and columns those that are in view, gone through by the arrow keys. */
export const Grid = ({ label, area, matrix, held, rows, explanations }: GridProps) => {
  const { t } = useTranslation('accessRole')
  const classes = useStyles()
  const navigate = useNavigate()
  const grid = useId()
  const root = useRef<HTMLDivElement>(null)
  const counts = { rows: rows.length, columns: matrix.roles.length }
  const [view, setView] = useState<Window>({ top: 0, bottom: 30, from: 0, to: 12 })
  const [at, setAt] = useState<Place | null>(null)
  // Rows come in pieces of work that leave the page free between them: scrolling waits for none.
  const look = () => startTransition(() => setView((before) => windowOf(root.current!, counts, before)))
  const lookAgain = useEffectEvent(look)
  useEffect(() => {
    const watched = new ResizeObserver(() => lookAgain())
    watched.observe(root.current!)
    watched.observe(root.current!.firstElementChild!)
    return () => watched.disconnect()
  }, [])
  const press = (event: KeyboardEvent) => {
    const here = at ?? { row: 0, column: 0 }
    if (event.key === 'Enter') return void navigate(`${area.route}/${matrix.roles[here.column]!.id}`)
    const move = moves[event.key]
    if (!move || event.target !== event.currentTarget) return
    event.preventDefault()
    const page = Math.floor((root.current!.clientHeight - sizes.head) / sizes.row)
    const wanted = move(here, page)
    const next = { row: within(wanted.row, counts.rows), column: within(wanted.column, counts.columns) }
    setAt(next)
    scrollInto(root.current!, next)
  }
  const active = at && { row: within(at.row, counts.rows), column: within(at.column, counts.columns) }
  return (
    <div
      ref={root}
      role="grid"
      aria-label={label}
      aria-rowcount={counts.rows + 1}
      aria-colcount={counts.columns + 1}
      aria-activedescendant={active ? idOf(grid, active) : undefined}
      tabIndex={0}
      className={classes.root}
      onScroll={look}
      onKeyDown={press}
      onFocus={({ target, currentTarget }) =>
        target === currentTarget && !at && setAt({ row: view.top, column: view.from })
      }
    >
      <div
        role="presentation"
        className={classes.sheet}
        style={{
          width: left(counts.columns),
          height: `${sizes.head + counts.rows * sizes.row}px`,
        }}
      >
        <div role="row" aria-rowindex={1} className={classes.head}>
          <div role="columnheader" className={mergeClasses(classes.name, classes.corner)}>
            {t('matrix.permission')}
          </div>
          {matrix.roles.slice(view.from, view.to).map(({ id, name }, index) => (
            <div
              key={id}
              role="columnheader"
              aria-colindex={view.from + index + 2}
              className={mergeClasses(classes.cell, classes.column)}
              style={{ left: left(view.from + index) }}
            >
              <Link
                className={classes.title}
                tabIndex={-1}
                title={name}
                onClick={() => void navigate(`${area.route}/${id}`)}
              >
                {name}
              </Link>
            </div>
          ))}
        </div>
        {rows.slice(view.top, view.bottom).map((number, index) => (
          <Line
            key={number}
            grid={grid}
            matrix={matrix}
            held={held}
            row={view.top + index}
            number={number}
            explanation={explanations[number]!}
            from={view.from}
            to={view.to}
            active={active?.row === view.top + index ? active.column : null}
          />
        ))}
      </div>
    </div>
  )
}
