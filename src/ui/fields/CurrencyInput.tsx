import { useTranslation } from 'react-i18next'
import { currencyCodes } from '../../../machines/fields/currencies.ts'
import type { InputProps } from './input.ts'
import { OptionInput } from './OptionInput.tsx'

export const CurrencyInput = (props: InputProps) => {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  return (
    <OptionInput
      {...props}
      field={{ type: 'option', options: currencyCodes }}
      optionLabel={(code) => `${code} – ${names.of(code)}`}
    />
  )
}
