import { Input } from '@fluentui/react-components'
import { instantAt, wallClock } from '../../shared/format/zones.ts'
import { type InputProps, textOf } from './input.ts'
import { labelled } from './labelled.tsx'

/** Typed as the reader's clock shows it. */
const InstantInput = ({ name, value, disabled, onChange, onBlur }: InputProps) => (
  <Input
    name={name}
    disabled={disabled}
    type="datetime-local"
    value={textOf(value) && wallClock(textOf(value))}
    onChange={(_, data) => onChange(data.value ? instantAt(data.value) : null)}
    onBlur={onBlur}
  />
)

export default labelled(InstantInput)
