import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOf, type FieldOf } from '../../../machines/fields/fields.ts'
import { OrderSaid } from '../order/OrderSaid.tsx'
import { useMovable } from '../order/useMovable.tsx'
import { moved, type Order, useOrder } from '../order/useOrder.ts'
import { type InputProps, listOf } from './input.ts'
import { SheetInput } from './SheetInput.tsx'

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '&:not(:empty)': { marginBottom: tokens.spacingVerticalM },
  },
  row: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    minWidth: 0,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 160px',
  },
  legend: { padding: `0 ${tokens.spacingHorizontalXS}`, fontWeight: tokens.fontWeightSemibold },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  wide: { gridColumn: '1 / -1' },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginTop: tokens.spacingVerticalS,
  },
})

type Row = Record<string, unknown>

interface RowInputProps extends Omit<InputProps<FieldOf<'group'>>, 'value' | 'onChange' | 'label'> {
  order: Order
  index: number
  /** What it is called among the others. */
  called: string
  row: Row
  onChange(row: Row): void
  onRemove(): void
}

const RowInput = (props: RowInputProps) => {
  const { field, name, order, index, called, row, disabled, currency, inner, onChange, onRemove } = props
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const { setRow, className, handle, steps } = useMovable({ order, index, name: called, disabled })
  return (
    <li ref={setRow} className={className}>
      <fieldset className={classes.row}>
        <legend className={classes.legend}>{called}</legend>
        <div className={classes.fields}>
          {Object.entries(field.fields).map(([own, declared]) => {
            const path = `${name}[${index}].${own}`
            const text = inner.labelOf(own)
            return (
              <div key={own} className={typeOf(declared.type).shape === 'block' ? classes.wide : undefined}>
                <inner.Input
                  field={declared}
                  name={path}
                  label={text}
                  value={row[own]}
                  error={inner.errorOf(path, text)}
                  currency={currency}
                  optionLabel={(option) => inner.optionLabel(own, option)}
                  disabled={disabled}
                  onChange={(value) => onChange({ ...row, [own]: value })}
                  onBlur={() => inner.leave(path)}
                />
              </div>
            )
          })}
        </div>
        <div className={classes.tools}>
          {handle}
          {steps}
          <Button
            icon={<DeleteRegular />}
            disabledFocusable={disabled}
            aria-label={t('fields.removeRow', { row: called })}
            onClick={onRemove}
          >
            {t('fields.remove')}
          </Button>
        </div>
      </fieldset>
    </li>
  )
}

/** Rows with inputs of their own, put in order by the person. */
const GroupInput = ({ label, hint, error, value, ...props }: InputProps<FieldOf<'group'>>) => {
  const { field, name, disabled, inner, onChange, onBlur } = props
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const rows = listOf<Row>(value)
  const [list, order] = useOrder(rows.length, (from, to) => onChange(moved(rows, from, to)))
  const root = useRef<HTMLDivElement>(null)
  const added = useRef(false)
  useLayoutEffect(() => {
    if (!added.current) return
    added.current = false
    root.current?.querySelector('ul')?.lastElementChild?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  })
  const add = () => {
    added.current = true
    onChange([
      ...rows,
      Object.fromEntries(Object.entries(field.fields).map(([own, { type }]) => [own, typeOf(type).empty])),
    ])
  }
  return (
    <Field label={label} required={field.required} hint={hint} validationMessage={error}>
      {() => (
        <div ref={root} role="group" aria-label={label}>
          <ul ref={list} className={classes.rows}>
            {rows.map((row, index) => (
              <RowInput
                {...props}
                key={index}
                order={order}
                index={index}
                called={t('fields.row', { label: inner.rowLabel(), number: index + 1, count: rows.length })}
                row={row}
                onChange={(next) => onChange(rows.with(index, next))}
                onRemove={() => {
                  order.leave(index)
                  onChange(rows.toSpliced(index, 1))
                }}
              />
            ))}
          </ul>
          <OrderSaid last={order.last} />
          <Button
            name={name}
            icon={<AddRegular />}
            disabledFocusable={disabled || rows.length >= field.max}
            onClick={add}
            onBlur={onBlur}
          >
            {t('fields.add', { label: inner.rowLabel() })}
          </Button>{' '}
          {field.sheet && <SheetInput {...props} label={label} onTake={onChange} />}
        </div>
      )}
    </Field>
  )
}

export default GroupInput
