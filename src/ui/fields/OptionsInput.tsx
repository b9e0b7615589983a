import { Checkbox, Field, makeStyles } from '@fluentui/react-components'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, listOf } from './input.ts'

const useStyles = makeStyles({
  options: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
})

/** A box for each option. */
export const OptionsInput = (props: InputProps<FieldOf<'options'>>) => {
  const { field, name, label, hint, error, optionLabel, disabled, onChange, onBlur } = props
  const classes = useStyles()
  const chosen = listOf<string>(props.value)
  const toggle = (option: string, checked: boolean) =>
    onChange(field.options.filter((other) => (other === option ? checked : chosen.includes(other))))
  return (
    <Field label={label} required={field.required} hint={hint} validationMessage={error}>
      {() => (
        <div role="group" aria-label={label} className={classes.options}>
          {field.options.map((option, index) => (
            <Checkbox
              key={option}
              name={index === 0 ? name : undefined}
              label={optionLabel(option)}
              checked={chosen.includes(option)}
              disabled={disabled}
              onChange={(_, data) => toggle(option, data.checked === true)}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </Field>
  )
}
