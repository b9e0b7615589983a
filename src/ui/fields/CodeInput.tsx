import { Input } from '@fluentui/react-components'
import { type InputProps, textOf } from './input.ts'

export const CodeInput = ({ name, value, disabled, onChange, onBlur }: InputProps) => (
  <Input
    name={name}
    disabled={disabled}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={6}
    value={textOf(value)}
    onChange={(_, data) => onChange(data.value)}
    onBlur={onBlur}
  />
)
