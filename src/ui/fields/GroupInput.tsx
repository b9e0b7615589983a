import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOf, type FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, listOf } from './input.ts'
import { moved } from './rows.ts'

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
  },
  legend: { padding: `0 ${tokens.spacingHorizontalXS}`, fontWeight: tokens.fontWeightSemibold },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  wide: { gridColumn: '1 / -1' },
  tools: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, marginTop: tokens.spacingVerticalS },
})

type Row = Record<string, unknown>

/** Rows with inputs of their own, put in order by buttons or by Alt with the arrow keys. */
export const GroupInput = (props: InputProps<FieldOf<'group'>>) => {
  const { field, name, label, hint, error, disabled, currency, inner, onChange, onBlur } = props
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<{ row: number; tool: string } | null>(null)
  const rows = listOf<Row>(props.value)
  const empty = () =>
    Object.fromEntries(Object.entries(field.fields).map(([own, { type }]) => [own, typeOf(type).empty]))

  useLayoutEffect(() => {
    if (!focused.current) return
    const { row, tool } = focused.current
    focused.current = null
    list.current?.children[row]?.querySelector<HTMLElement>(tool)?.focus()
  })

  const move = (index: number, by: 1 | -1, tool: string) => {
    const next = moved(rows, index, by)
    if (next === rows) return
    focused.current = { row: index + by, tool }
    onChange(next)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const target = event.target as HTMLElement
    const index = [...list.current!.children].findIndex((row) => row.contains(target))
    const own = target.getAttribute('name')?.replace(/^.*\]\./, '')
    move(index, event.key === 'ArrowUp' ? -1 : 1, own ? `[name$="].${own}"]` : '[data-tool]')
  })
  useEffect(() => {
    const rowsOf = list.current!
    const hear = (event: KeyboardEvent) => onKey(event)
    rowsOf.addEventListener('keydown', hear)
    return () => rowsOf.removeEventListener('keydown', hear)
  }, [])
  const add = () => {
    focused.current = { row: rows.length, tool: 'input, textarea, select' }
    onChange([...rows, empty()])
  }
  return (
    <Field label={label} required={field.required} hint={hint} validationMessage={error}>
      {() => (
        <div role="group" aria-label={label}>
          <ul ref={list} className={classes.rows}>
            {rows.map((row, index) => {
              const called = t('fields.row', { label, number: index + 1, count: rows.length })
              return (
                <li key={index}>
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
                              onChange={(value) => onChange(rows.with(index, { ...row, [own]: value }))}
                              onBlur={onBlur}
                            />
                          </div>
                        )
                      })}
                    </div>
                    <div className={classes.tools}>
                      <Button
                        data-tool="up"
                        size="small"
                        icon={<ArrowUpRegular />}
                        disabledFocusable={disabled || index === 0}
                        aria-label={t('fields.moveUp', { row: called })}
                        onClick={() => move(index, -1, '[data-tool="up"]')}
                      />
                      <Button
                        data-tool="down"
                        size="small"
                        icon={<ArrowDownRegular />}
                        disabledFocusable={disabled || index === rows.length - 1}
                        aria-label={t('fields.moveDown', { row: called })}
                        onClick={() => move(index, 1, '[data-tool="down"]')}
                      />
                      <Button
                        size="small"
                        icon={<DeleteRegular />}
                        disabledFocusable={disabled}
                        aria-label={t('fields.removeRow', { row: called })}
                        onClick={() => onChange(rows.toSpliced(index, 1))}
                      >
                        {t('fields.remove')}
                      </Button>
                    </div>
                  </fieldset>
                </li>
              )
            })}
          </ul>
          <Button
            name={name}
            icon={<AddRegular />}
            disabledFocusable={disabled || rows.length >= field.max}
            onClick={add}
            onBlur={onBlur}
          >
            {t('fields.add', { label })}
          </Button>
        </div>
      )}
    </Field>
  )
}
