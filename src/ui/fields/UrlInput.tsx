import { Input } from '@fluentui/react-components'
import { type InputProps, textOf } from './input.ts'

export const UrlInput = ({ name, value, disabled, onChange, onBlur }: InputProps) => (
  <Input
    name={name}
    disabled={disabled}
    type="url"
    value={textOf(value)}
    onChange={(_, data) => onChange(data.value)}
    onBlur={onBlur}
  />
)
