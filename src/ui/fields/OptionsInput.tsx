import { Checkbox, makeStyles } from '@fluentui/react-components'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, listOf } from './input.ts'
import { Together } from './Together.tsx'

const useStyles = makeStyles({
  options: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', alignItems: 'start' },
})

/** A box for each option. */
export const OptionsInput = (props: InputProps<FieldOf<'options'>>) => {
  const { field, name, optionLabel, disabled, onChange, onBlur } = props
  const classes = useStyles()
  const chosen = listOf<string>(props.value)
  const toggle = (option: string, checked: boolean) =>
    onChange(field.options.filter((other) => (other === option ? checked : chosen.includes(other))))
  return (
    <Together {...props} className={classes.options}>
      {() =>
        field.options.map((option, index) => (
          <Checkbox
            key={option}
            name={index === 0 ? name : undefined}
            label={optionLabel(option)}
            checked={chosen.includes(option)}
            disabled={disabled}
            onChange={(_, data) => toggle(option, data.checked === true)}
            onBlur={onBlur}
          />
        ))
      }
    </Together>
  )
}
