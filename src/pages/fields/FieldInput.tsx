import type { ComponentType } from 'react'
import { defaultCurrency } from '../../../machines/fields/currencies.ts'
import type { GivenProps, InputProps } from '../../ui/fields/input.ts'
import { inputs } from './inputs.ts'

const alone = {
  rowLabel: () => '',
  labelOf: String,
  optionLabel: (_: string, option: string) => option,
  errorOf: () => undefined,
  leave: () => {},
}

/** The labelled input that goes with a field's type. */
export const FieldInput = (props: GivenProps) => {
  const Input = inputs[props.field.type] as ComponentType<InputProps> | null
  return (
    Input && (
      <Input
        optionLabel={String}
        {...props}
        currency={props.currency ?? defaultCurrency}
        inner={{ ...(props.inner ?? alone), Input: FieldInput }}
      />
    )
  )
}
