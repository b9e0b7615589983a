import { plainNumber, type NumberStyle } from '../../shared/format/number.ts'
import { type InputProps, numberOf } from './input.ts'
import { NumberInput } from './NumberInput.tsx'

/** An input of numbers that are written in one style. */
const inStyle = (numberStyle: NumberStyle, sign?: string) =>
  function StyledInput({ name, value, disabled, onChange, onBlur }: InputProps) {
    return (
      <NumberInput
        name={name}
        disabled={disabled}
        numberStyle={numberStyle}
        contentAfter={sign}
        value={numberOf(value)}
        onChange={onChange}
        onBlur={onBlur}
      />
    )
  }

export const IntegerInput = inStyle({ ...plainNumber, decimals: 0 })
export const DecimalInput = inStyle({ ...plainNumber, group: '' })
export const RateInput = inStyle({ ...plainNumber, group: '', decimals: 2 }, '%')
