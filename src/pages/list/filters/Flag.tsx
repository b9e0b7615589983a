import { Radio, RadioGroup } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FilterProps } from './filter.ts'

export const Flag = ({ field, value, onChange, label, optionLabel }: FilterProps<boolean>) => {
  const { t } = useTranslation(['list', 'fields'])
  const hasWords = field?.type === 'flag' && field.words
  return (
    <RadioGroup
      layout="horizontal"
      aria-label={label}
      value={String(value ?? 'any')}
      onChange={(_, data) => onChange(data.value === 'any' ? null : data.value === 'true')}
    >
      <Radio value="any" label={t('list:filters.any')} />
      <Radio value="true" label={hasWords ? optionLabel('yes') : t('fields:yes')} />
      <Radio value="false" label={hasWords ? optionLabel('no') : t('fields:no')} />
    </RadioGroup>
  )
}
