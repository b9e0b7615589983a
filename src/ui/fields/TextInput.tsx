import { Input, type InputProps as Props } from '@fluentui/react-components'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, textOf } from './input.ts'

const keyboard = (rule: FieldOf<'text'>['rule'], isOwn = false): Props => {
  if (rule === 'email') return { type: 'email', ...(isOwn && { autoComplete: 'email' }) }
  if (rule === 'phone') return { type: 'tel', maxLength: 14, ...(isOwn && { autoComplete: 'tel' }) }
  return rule === 'digits' ? { inputMode: 'numeric' } : {}
}

export const TextInput = ({ field, name, value, disabled, isOwn, onChange, onBlur }: InputProps<FieldOf<'text'>>) => (
  <Input
    {...keyboard(field.rule, isOwn)}
    name={name}
    disabled={disabled}
    value={textOf(value)}
    onChange={(_, data) => onChange(data.value)}
    onBlur={onBlur}
  />
)
