import { Input } from '@fluentui/react-components'
import { type InputProps, textOf } from './input.ts'

/** A time of a day as 'HH:mm', typed as the browser writes times. */
export const TimeInput = ({ name, value, disabled, onChange, onBlur }: Omit<InputProps, 'field'>) => (
  <Input
    name={name}
    disabled={disabled}
    type="time"
    value={textOf(value)}
    onChange={(_, data) => onChange(data.value || null)}
    onBlur={onBlur}
  />
)
