import { Checkbox, Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import type { InputProps } from './input.ts'

/** A box to tick; with words of its own, one of the two. */
export const FlagInput = (props: InputProps<FieldOf<'flag'>>) => {
  const { field, name, label, hint, error, value, optionLabel, disabled, onChange, onBlur } = props
  if (field.words)
    return (
      <Field label={label} validationMessage={error} hint={hint}>
        <RadioGroup
          layout="horizontal"
          name={name}
          value={value === true ? 'yes' : 'no'}
          disabled={disabled}
          onChange={(_, data) => onChange(data.value === 'yes')}
          onBlur={onBlur}
        >
          <Radio value="yes" label={optionLabel('yes')} />
          <Radio value="no" label={optionLabel('no')} />
        </RadioGroup>
      </Field>
    )
  return (
    <Field validationMessage={error} hint={hint}>
      <Checkbox
        label={label}
        required={field.required}
        name={name}
        checked={value === true}
        disabled={disabled}
        onChange={(_, data) => onChange(data.checked === true)}
        onBlur={onBlur}
      />
    </Field>
  )
}
