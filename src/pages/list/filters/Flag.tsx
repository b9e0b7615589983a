import { Radio, RadioGroup } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FilterProps } from './filter.ts'

export const Flag = ({ value, onChange, label }: FilterProps<boolean>) => {
  const { t } = useTranslation(['list', 'fields'])
  return (
    <RadioGroup
      layout="horizontal"
      aria-label={label}
      value={String(value ?? 'any')}
      onChange={(_, data) => onChange(data.value === 'any' ? null : data.value === 'true')}
    >
      <Radio value="any" label={t('list:filters.any')} />
      <Radio value="true" label={t('fields:yes')} />
      <Radio value="false" label={t('fields:no')} />
    </RadioGroup>
  )
}
