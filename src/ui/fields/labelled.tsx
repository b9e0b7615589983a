import { Field } from '@fluentui/react-components'
import type { ComponentType } from 'react'
import type { Field as AnyField } from '../../../machines/fields/fields.ts'
import type { InputProps } from './input.ts'

/** An input that takes its label, hint and error from the `Field` around it. */
export const labelled = <F extends AnyField>(Input: ComponentType<InputProps<F>>) =>
  function Labelled(props: InputProps<F>) {
    const { field, label, hint, error } = props
    return (
      <Field label={label} required={field.required} hint={hint} validationMessage={error}>
        <Input {...props} />
      </Field>
    )
  }
