import { Button, Field } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderSaid } from '../../order/OrderSaid.tsx'
import { moved, type Order, useOrder } from '../../order/useOrder.ts'
import type { Row } from './rows.ts'

interface GroupFrameProps {
  name: string
  label: string
  hint?: string
  error?: string
  required?: boolean
  disabled?: boolean
  rows: readonly Row[]
  max: number
  /** Of one row. */
  rowLabel: string
  /** What a row holds that nobody has filled in. */
  empty(): Row
  onChange(rows: Row[]): void
  onBlur?(): void
  /** Beside what adds a row. */
  tools?: ReactNode
  children(drawn: { order: Order; list(element: HTMLElement | null): void; called(index: number): string }): ReactNode
}

/** What stands around rows that a person types: their label, what is wrong with them, what adds one, and the order that they are put in. */
export const GroupFrame = ({ name, label, hint, error, required, disabled, rows, ...props }: GroupFrameProps) => {
  const { max, rowLabel, empty, onChange, onBlur, tools, children } = props
  const { t } = useTranslation('ui')
  const [list, order] = useOrder(rows.length, (from, to) => onChange(moved(rows, from, to)))
  const added = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!added.current) return
    added.current = false
    const last = root.current?.querySelector('ul, tbody')?.lastElementChild
    last?.querySelector<HTMLElement>('input, textarea, select, [data-path]')?.focus()
  })
  return (
    <Field label={label} required={required} hint={hint} validationMessage={error}>
      {() => (
        <div ref={root} role="group" aria-label={label}>
          {children({
            order,
            list,
            called: (index) => t('fields.row', { label: rowLabel, number: index + 1, count: rows.length }),
          })}
          <OrderSaid last={order.last} />
          <Button
            name={name}
            icon={<AddRegular />}
            disabledFocusable={disabled || rows.length >= max}
            onClick={() => {
              added.current = true
              onChange([...rows, empty()])
            }}
            onBlur={onBlur}
          >
            {t('fields.add', { label: rowLabel })}
          </Button>{' '}
          {tools}
        </div>
      )}
    </Field>
  )
}
