import { currencyStyle } from '../../shared/format/money.ts'
import { type InputProps, numberOf } from './input.ts'
import { NumberInput } from './NumberInput.tsx'

/** Typed in the currency's own units, kept in its minor ones. */
export const MoneyInput = ({ name, value, currency, disabled, onChange, onBlur }: InputProps) => {
  const { prefix, suffix, ...style } = currencyStyle(currency)
  const minor = 10 ** style.decimals
  const major = numberOf(value)
  return (
    <NumberInput
      name={name}
      disabled={disabled}
      numberStyle={style}
      contentBefore={prefix.trim() || undefined}
      contentAfter={suffix.trim() || undefined}
      value={major === null ? null : major / minor}
      onChange={(amount) => onChange(amount === null ? null : Math.round(amount * minor))}
      onBlur={onBlur}
    />
  )
}
