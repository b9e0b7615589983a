import type { FieldOf } from '../../../machines/fields/fields.ts'
import { plainNumber, type NumberStyle } from '../../shared/format/number.ts'
import { type InputProps, numberOf } from './input.ts'
import { NumberInput } from './NumberInput.tsx'

/** An input of numbers that are written in one style. */
const inStyle = (numberStyle: NumberStyle, sign?: string) =>
  function StyledInput(props: InputProps<FieldOf<'integer' | 'decimal' | 'rate'>>) {
    const { field, name, value, unit = sign, disabled, onChange, onBlur } = props
    return (
      <NumberInput
        name={name}
        disabled={disabled}
        numberStyle={numberStyle}
        signed={(field.min ?? 0) < 0}
        contentAfter={unit}
        value={numberOf(value)}
        onChange={onChange}
        onBlur={onBlur}
      />
    )
  }

export const IntegerInput = inStyle({ ...plainNumber, decimals: 0 })
export const DecimalInput = inStyle({ ...plainNumber, group: '' })
export const RateInput = inStyle({ ...plainNumber, group: '', decimals: 2 }, '%')
