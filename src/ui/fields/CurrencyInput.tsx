import { Select } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { currencyCodes } from '../../../machines/fields/currencies.ts'
import { type InputProps, textOf } from './input.ts'

export const CurrencyInput = ({ name, value, disabled, onChange, onBlur }: InputProps) => {
  const { t, i18n } = useTranslation('ui')
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  return (
    <Select
      name={name}
      disabled={disabled}
      value={textOf(value)}
      onChange={(_, data) => onChange(data.value || null)}
      onBlur={onBlur}
    >
      <option value="">{t('fields.choose')}</option>
      {currencyCodes.map((code) => (
        <option key={code} value={code}>
          {`${code} – ${names.of(code)}`}
        </option>
      ))}
    </Select>
  )
}
