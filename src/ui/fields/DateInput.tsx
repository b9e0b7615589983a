import { Field, Input } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../shared/format/date.ts'
import { type InputProps, textOf } from './input.ts'

/** The day is written out below, since browsers show it in an order of their own. */
export const DateInput = (props: InputProps) => {
  const { field, name, label, hint, error, disabled, onChange, onBlur } = props
  const { i18n } = useTranslation()
  const value = textOf(props.value)
  const written = value ? formatDate(value, i18n.language, 'form') : hint
  return (
    <Field label={label} required={field.required} hint={written} validationMessage={error}>
      <Input
        name={name}
        disabled={disabled}
        type="date"
        value={value}
        onChange={(_, data) => onChange(data.value || null)}
        onBlur={onBlur}
      />
    </Field>
  )
}
