import type { ComponentType } from 'react'
import { defaultCurrency } from '../../shared/format/money.ts'
import type { InputProps } from '../../ui/fields/input.ts'
import { inputs } from './inputs.ts'

type FieldInputProps = Omit<InputProps, 'currency' | 'optionLabel'> & Partial<InputProps>

/** The labelled input that goes with a field's type. */
export const FieldInput = (props: FieldInputProps) => {
  const Input = inputs[props.field.type] as ComponentType<InputProps> | null
  return Input && <Input optionLabel={String} {...props} currency={props.currency ?? defaultCurrency} />
}
