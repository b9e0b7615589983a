import type { FieldOf } from '../../../machines/fields/fields.ts'
import { currencyStyle } from '../../shared/format/money.ts'
import { type InputProps, numberOf } from './input.ts'
import { NumberInput } from './NumberInput.tsx'

/** Typed in the currency's own units, kept in its minor ones. */
export const MoneyInput = ({
  field,
  name,
  value,
  currency,
  disabled,
  onChange,
  onBlur,
}: InputProps<FieldOf<'money'>>) => {
  const style = currencyStyle(currency)
  return (
    <NumberInput
      name={name}
      disabled={disabled}
      numberStyle={style}
      places={style.decimals}
      isPrice
      signed={field.signed}
      contentBefore={style.prefix.trim() || undefined}
      contentAfter={style.suffix.trim() || undefined}
      value={numberOf(value)}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
