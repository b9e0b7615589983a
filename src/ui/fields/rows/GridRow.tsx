import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, type ReactNode } from 'react'
import { typeOf, type Field } from '../../../../machines/fields/fields.ts'
import { same } from '../../../../machines/fields/same.ts'
import { useDrag } from '../../order/useDrag.ts'
import { useTableRowClass } from '../../order/useRowClass.ts'
import { pathOf } from './cells.ts'
import type { Row } from './rows.ts'

const useStyles = makeStyles({
  row: { height: '40px', ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  cell: {
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    borderRight: `1px solid ${tokens.colorNeutralStroke3}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'text',
    scrollMarginTop: '104px',
    scrollMarginBottom: 'calc(var(--foot-height, 0px) + 104px)',
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  resting: { cursor: 'default', color: tokens.colorNeutralForegroundDisabled },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  edited: { padding: `0 ${tokens.spacingHorizontalXXS}`, overflow: 'visible', whiteSpace: 'normal' },
  wrong: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    boxShadow: `inset 0 0 0 1px ${tokens.colorStatusDangerBorder2}`,
  },
  head: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  handle: { cursor: 'grab' },
})

interface GridRowProps {
  group: string
  columns: readonly (readonly [name: string, field: Field])[]
  index: number
  row: Row
  /** By column, what is wrong there. */
  errors: readonly (string | undefined)[]
  /** The column that the keyboard is at. */
  at: number | null
  /** What stands in place of that cell's text while it is changed. */
  editor: ReactNode
  /** Where what is wrong there is said. */
  said: string
  list: string
  isMovable: boolean
  disabled?: boolean
  /** What `textOf` writes by. */
  writing: string
  textOf(own: string, field: Field, value: unknown): string
  onDropped(from: number, to: number): void
}

/** What is typed into another row changes nothing of this one. */
const isSame = (before: GridRowProps, after: GridRowProps): boolean =>
  before.editor === null &&
  after.editor === null &&
  before.row === after.row &&
  before.index === after.index &&
  before.at === after.at &&
  before.isMovable === after.isMovable &&
  before.disabled === after.disabled &&
  before.writing === after.writing &&
  same(before.errors, after.errors)

/** Texts of a row, of which one may be an input. */
export const GridRow = memo((props: GridRowProps) => {
  const { group, columns, index, row, errors, at, editor, said, list, isMovable, disabled, textOf, onDropped } = props
  const classes = useStyles()
  const { setRow, setHandle, edge, dragging } = useDrag({ list, index }, onDropped)
  const className = useTableRowClass({ edge, dragging })
  return (
    <tr ref={setRow} className={mergeClasses(classes.row, className)}>
      <th
        ref={isMovable ? setHandle : null}
        scope="row"
        className={mergeClasses(classes.head, isMovable && classes.handle)}
      >
        {index + 1}
      </th>
      {columns.map(([own, field], column) => {
        const isAt = at === column
        const isEdited = isAt && editor !== null
        const text = textOf(own, field, row[own])
        return (
          <td
            key={own}
            role="gridcell"
            data-path={pathOf(group, index, own)}
            tabIndex={isAt && !isEdited ? 0 : -1}
            title={isEdited ? undefined : (errors[column] ?? text)}
            aria-invalid={errors[column] ? true : undefined}
            aria-describedby={isAt && errors[column] ? said : undefined}
            className={mergeClasses(
              classes.cell,
              typeOf(field.type).shape === 'number' && classes.number,
              disabled && classes.resting,
              errors[column] !== undefined && classes.wrong,
              isEdited && classes.edited,
            )}
          >
            {isEdited ? editor : text}
          </td>
        )
      })}
    </tr>
  )
}, isSame)
