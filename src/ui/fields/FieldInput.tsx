import { Checkbox, Field, Input, type InputProps, Select, Textarea } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Field as FieldType } from '../../shared/area/types.ts'
import { formatDate, instantAt, wallClock } from '../../shared/format/date.ts'
import { currencyStyle, defaultCurrency } from '../../shared/format/money.ts'
import { plainNumber } from '../../shared/format/number.ts'
import { NumberInput } from './NumberInput.tsx'

export interface FieldInputProps {
  field: FieldType
  /** Of the input element, so that a form can focus it. */
  name: string
  label: string
  hint?: string
  /** As the field's type stores it: money in minor units, dates as 'YYYY-MM-DD', instants ISO; null or '' when empty. */
  value: unknown
  /** In the reader's language. */
  error?: string
  currency?: string
  optionLabel?(option: string): string
  disabled?: boolean
  onChange(value: unknown): void
  onBlur?(): void
}

/** The labelled input that goes with a field's type. */
export const FieldInput = (props: FieldInputProps) => {
  const { i18n } = useTranslation()
  const { field, label, hint, error, name, value, disabled, onChange, onBlur } = props
  if (field.type === 'flag')
    return (
      <Field validationMessage={error} hint={hint}>
        <Checkbox
          label={label}
          name={name}
          checked={value === true}
          disabled={disabled}
          onChange={(_, data) => onChange(data.checked === true)}
          onBlur={onBlur}
        />
      </Field>
    )
  const written = field.type === 'date' && text(value) ? formatDate(text(value), i18n.language, 'form') : hint
  return (
    <Field label={label} required={field.required} hint={written} validationMessage={error}>
      <Control {...props} />
    </Field>
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const number = (value: unknown) => (typeof value === 'number' ? value : null)

const keyboard = (rule: string | undefined): InputProps => {
  if (rule === 'email') return { type: 'email' }
  if (rule === 'phone') return { type: 'tel', maxLength: 14 }
  return rule === 'digits' ? { inputMode: 'numeric' } : {}
}

/** Takes its label, hint and error from the `Field` around it. */
const Control = ({
  field,
  name,
  currency = defaultCurrency,
  optionLabel = String,
  value,
  disabled,
  onChange,
  onBlur,
}: FieldInputProps) => {
  const { t } = useTranslation('fields')
  const input = { name, disabled, onBlur }
  switch (field.type) {
    case 'text':
      return (
        <Input {...input} {...keyboard(field.rule)} value={text(value)} onChange={(_, data) => onChange(data.value)} />
      )
    case 'longText':
      return (
        <Textarea
          {...input}
          resize="vertical"
          rows={3}
          value={text(value)}
          onChange={(_, data) => onChange(data.value)}
        />
      )
    case 'integer':
      return (
        <NumberInput
          {...input}
          numberStyle={{ ...plainNumber, decimals: 0 }}
          value={number(value)}
          onChange={onChange}
        />
      )
    case 'decimal':
      return (
        <NumberInput {...input} numberStyle={{ ...plainNumber, group: '' }} value={number(value)} onChange={onChange} />
      )
    case 'rate':
      return (
        <NumberInput
          {...input}
          numberStyle={{ ...plainNumber, group: '', decimals: 2 }}
          contentAfter="%"
          value={number(value)}
          onChange={onChange}
        />
      )
    case 'money': {
      const { prefix, suffix, ...style } = currencyStyle(currency)
      const minor = 10 ** style.decimals
      const major = number(value)
      return (
        <NumberInput
          {...input}
          numberStyle={style}
          contentBefore={prefix.trim() || undefined}
          contentAfter={suffix.trim() || undefined}
          value={major === null ? null : major / minor}
          onChange={(amount) => onChange(amount === null ? null : Math.round(amount * minor))}
        />
      )
    }
    case 'date':
      return <Input {...input} type="date" value={text(value)} onChange={(_, data) => onChange(data.value || null)} />
    case 'instant':
      return (
        <Input
          {...input}
          type="datetime-local"
          value={text(value) && wallClock(text(value))}
          onChange={(_, data) => onChange(data.value ? instantAt(data.value) : null)}
        />
      )
    case 'option':
      return (
        <Select {...input} value={text(value)} onChange={(_, data) => onChange(data.value || null)}>
          <option value="">{t('choose')}</option>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {optionLabel(option)}
            </option>
          ))}
        </Select>
      )
    case 'flag':
    case 'period':
      return null
  }
}
