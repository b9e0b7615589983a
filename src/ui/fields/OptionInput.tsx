import { Select } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, textOf } from './input.ts'

export const OptionInput = ({
  field,
  name,
  value,
  optionLabel,
  disabled,
  onChange,
  onBlur,
}: InputProps<FieldOf<'option'>>) => {
  const { t } = useTranslation('ui')
  return (
    <Select
      name={name}
      disabled={disabled}
      value={textOf(value)}
      onChange={(_, data) => onChange(data.value || null)}
      onBlur={onBlur}
    >
      <option value="">{t('fields.choose')}</option>
      {field.options.map((option) => (
        <option key={option} value={option}>
          {optionLabel(option)}
        </option>
      ))}
    </Select>
  )
}
