import { Checkbox, Field } from '@fluentui/react-components'
import type { InputProps } from './input.ts'

export const FlagInput = ({ name, label, hint, error, value, disabled, onChange, onBlur }: InputProps) => (
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
