import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, textOf } from './input.ts'

/** As many as stand beside each other before a list of them is easier to read. */
const few = 3

const useStyles = makeStyles({
  beside: { flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
})

/** An option, all of them in view. */
export const RadioInput = (props: InputProps<FieldOf<'option'>>) => {
  const { field, name, label, hint, error, value, optionLabel, disabled, onChange, onBlur } = props
  const classes = useStyles()
  return (
    <Field label={label} required={field.required} hint={hint} validationMessage={error}>
      <RadioGroup
        layout={field.options.length <= few ? 'horizontal' : 'vertical'}
        className={field.options.length <= few ? classes.beside : undefined}
        name={name}
        value={textOf(value)}
        disabled={disabled}
        onChange={(_, data) => onChange(data.value)}
        onBlur={onBlur}
      >
        {field.options.map((option) => (
          <Radio key={option} value={option} label={optionLabel(option)} />
        ))}
      </RadioGroup>
    </Field>
  )
}
