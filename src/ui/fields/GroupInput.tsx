import { Button, Field } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyOf, type FieldOf } from '../../../machines/fields/fields.ts'
import { OrderSaid } from '../order/OrderSaid.tsx'
import { moved, useOrder } from '../order/useOrder.ts'
import { type InputProps, listOf } from './input.ts'
import { RowGrid } from './rows/RowGrid.tsx'
import { RowList } from './rows/RowList.tsx'
import type { Row } from './rows/rows.ts'
import { SheetInput } from './SheetInput.tsx'

/** Rows that a person types, and puts in order: those of a sheet in a table, others each with its inputs. */
const GroupInput = ({ label, hint, error, value, ...props }: InputProps<FieldOf<'group'>>) => {
  const { field, name, disabled, inner, onChange, onBlur } = props
  const { t } = useTranslation('ui')
  const rows = listOf<Row>(value)
  const [list, order] = useOrder(rows.length, (from, to) => onChange(moved(rows, from, to)))
  const added = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!added.current) return
    added.current = false
    const last = root.current?.querySelector('ul, tbody')?.lastElementChild
    last?.querySelector<HTMLElement>('input, textarea, select, [data-path]')?.focus()
  })
  const add = () => {
    added.current = true
    onChange([...rows, Object.fromEntries(Object.entries(field.fields).map(([own, one]) => [own, emptyOf(one)]))])
  }
  const Rows = field.sheet ? RowGrid : RowList
  return (
    <Field label={label} required={field.required} hint={hint} validationMessage={error}>
      {() => (
        <div ref={root} role="group" aria-label={label}>
          <Rows
            {...props}
            label={label}
            rows={rows}
            order={order}
            list={list}
            called={(index) => t('fields.row', { label: inner.rowLabel(), number: index + 1, count: rows.length })}
            onRemove={(index) => onChange(rows.toSpliced(index, 1))}
          />
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
