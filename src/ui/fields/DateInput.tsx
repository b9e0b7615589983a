import { DayBox } from './DayBox.tsx'
import { type InputProps, textOf } from './input.ts'

export const DateInput = ({ name, label, value, days, disabled, onChange, onBlur }: InputProps) => (
  <DayBox
    name={name}
    label={label}
    disabled={disabled}
    min={days?.min}
    max={days?.max}
    value={textOf(value)}
    onChange={(day) => onChange(day || null)}
    onBlur={onBlur}
  />
)
