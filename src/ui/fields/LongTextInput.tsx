import { Textarea } from '@fluentui/react-components'
import { type InputProps, textOf } from './input.ts'

export const LongTextInput = ({ name, value, disabled, onChange, onBlur }: InputProps) => (
  <Textarea
    name={name}
    disabled={disabled}
    resize="vertical"
    rows={3}
    value={textOf(value)}
    onChange={(_, data) => onChange(data.value)}
    onBlur={onBlur}
  />
)
