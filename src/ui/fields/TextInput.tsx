import { Input, type InputProps as Props } from '@fluentui/react-components'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, textOf } from './input.ts'

const keyboard = (rule: FieldOf<'text'>['rule']): Props => {
  if (rule === 'email') return { type: 'email' }
  if (rule === 'phone') return { type: 'tel', maxLength: 14 }
  return rule === 'digits' ? { inputMode: 'numeric' } : {}
}

export const TextInput = ({ field, name, value, disabled, onChange, onBlur }: InputProps<FieldOf<'text'>>) => (
  <Input
    {...keyboard(field.rule)}
    name={name}
    disabled={disabled}
    value={textOf(value)}
    onChange={(_, data) => onChange(data.value)}
    onBlur={onBlur}
  />
)
