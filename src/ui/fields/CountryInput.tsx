import { useTranslation } from 'react-i18next'
import { countryName } from '../../shared/format/country.ts'
import { CountryBox } from './CountryBox.tsx'
import { type InputProps, textOf } from './input.ts'

export const CountryInput = ({ name, value, disabled, onChange, onBlur }: InputProps) => {
  const { i18n } = useTranslation()
  const code = textOf(value)
  return (
    <CountryBox
      name={name}
      disabled={disabled}
      clearable
      shown={code && countryName(code, i18n.language)}
      chosen={code ? [code] : []}
      textOf={(country) => country.name}
      onChoose={onChange}
      onBlur={onBlur}
    />
  )
}
