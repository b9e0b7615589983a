import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Field, typeOf } from '../../../../machines/fields/fields.ts'
import { writingOf } from '../../../shared/format/fieldText.ts'
import { CellEditor } from './CellEditor.tsx'
import { pathOf, widthOf } from './cells.ts'
import { cellText } from './cellText.ts'
import { GridRow } from './GridRow.tsx'
import { GridTools } from './GridTools.tsx'
import type { RowsProps } from './rows.ts'
import { useGrid } from './useGrid.ts'

const numbers = 56

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
    marginBottom: tokens.spacingVerticalM,
  },
  box: {
    position: 'relative',
    overflow: 'auto',
    maxHeight: '60vh',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    scrollPaddingInlineStart: `${numbers + 8}px`,
    '@media print': { maxHeight: 'none' },
  },
  table: {
    tableLayout: 'fixed',
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    verticalAlign: 'bottom',
  },
  corner: { insetInlineStart: 0, zIndex: 3, textAlign: 'end', borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  number: { textAlign: 'end' },
  mark: { color: tokens.colorPaletteRedForeground3 },
  wrong: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  keys: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    '@media (hover: none)': { display: 'none' },
    '@media print': { display: 'none' },
  },
})

/** Many rows as a table, of which the cell that is changed alone has an input. */
export const RowGrid = (props: RowsProps) => {
  const { field, name, label, rows, order, list, called, disabled, currency, inner, onRemove } = props
  const { t, i18n } = useTranslation(['ui', 'fields'])
  const classes = useStyles()
  const keys = useId()
  const said = useId()
  const columns: readonly (readonly [string, Field])[] = Object.entries(field.fields)
  const errors = rows.map((_, row) =>
    columns.map(([one]) => inner.errorOf(pathOf(name, row, one), inner.labelOf(one)) || undefined),
  )
  const wrong = errors.flatMap((texts, row) => texts.flatMap((text, column) => (text ? [{ row, column }] : [])))
  const { root, at, isEditing, write, release, move, onDropped, seek, handlers } = useGrid({ ...props, columns, wrong })
  const textOf = (one: string, of: Field, value: unknown) => {
    const place = { name: one, namespace: '', place: 'form', currency } as const
    const writing = {
      ...writingOf(t, i18n.language, place),
      option: (option: string) => inner.optionLabel(one, option),
    }
    return cellText(of, value, writing, currency)
  }
  if (rows.length === 0) return null
  const [own, declared] = columns[at.column]!
  const path = pathOf(name, at.row, own)
  const text = inner.labelOf(own)
  const here = errors[at.row]![at.column]
  return (
    <div ref={root} className={classes.root}>
      <GridTools
        order={{ count: order.count, move }}
        index={at.row}
        name={called(at.row)}
        disabled={disabled === true}
        wrong={wrong.length}
        onRemove={() => {
          release()
          if (rows.length === 1)
            root.current?.closest('[role=group]')?.querySelector<HTMLElement>('button[name]')?.focus()
          onRemove(at.row)
        }}
        onSeek={seek}
      />
      <div className={classes.box}>
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table whose cells are gone through
          role="grid"
          aria-label={label}
          aria-describedby={keys}
          aria-readonly={disabled}
          className={classes.table}
          style={{ minWidth: `${columns.reduce((sum, [, { type }]) => sum + widthOf(type), numbers)}px` }}
          {...handlers}
        >
          <colgroup>
            <col style={{ width: `${numbers}px` }} />
            {columns.map(([one, { type }]) => (
              <col key={one} style={{ width: `${widthOf(type)}px` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(classes.head, classes.corner)}>
                {t('fields.grid.row')}
              </th>
              {columns.map(([one, { type, required }]) => (
                <th
                  key={one}
                  scope="col"
                  className={mergeClasses(classes.head, typeOf(type).shape === 'number' && classes.number)}
                >
                  {inner.labelOf(one)}
                  {required && (
                    <span aria-hidden className={classes.mark}>
                      {' *'}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={list}>
            {rows.map((row, index) => (
              <GridRow
                key={index}
                group={name}
                columns={columns}
                index={index}
                row={row}
                errors={errors[index]!}
                at={index === at.row ? at.column : null}
                editor={
                  isEditing && index === at.row ? (
                    <CellEditor
                      Input={inner.Input}
                      field={declared}
                      name={path}
                      label={text}
                      value={row[own]}
                      error={here}
                      currency={currency}
                      optionLabel={(option) => inner.optionLabel(own, option)}
                      onChange={write}
                      onBlur={() => inner.leave(path)}
                    />
                  ) : null
                }
                said={said}
                list={order.id}
                isMovable={rows.length > 1 && disabled !== true}
                disabled={disabled}
                writing={`${i18n.language} ${currency}`}
                textOf={textOf}
                onDropped={onDropped}
              />
            ))}
          </tbody>
        </table>
      </div>
      {here && (
        <span id={said} className={classes.wrong}>
          {here}
        </span>
      )}
      <span id={keys} className={classes.keys}>
        {t('fields.grid.keys')}
      </span>
    </div>
  )
}
