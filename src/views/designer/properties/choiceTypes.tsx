import { Checkbox } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { dividedCountries } from '../../../../machines/fields/provinces.ts'
import { countryName } from '../../../shared/format/country.ts'
import type { BankChoice } from '../../../shared/forms/definition.ts'
import { Choices } from './Choices.tsx'
import { NumberSetting, Pair, SelectSetting } from './settings.tsx'
import type { Settings } from './typeSettings.types.ts'

export const Option: Settings<'option'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <>
      <SelectSetting
        label={t('settings.look')}
        value={field.look}
        disabled={disabled}
        options={(['radio', 'list'] as const).map((look) => ({ value: look, label: t(`settings.looks.${look}`) }))}
        onTake={(look, run) => apply({ look }, run)}
      />
      <Choices field={field.name} options={field.options} disabled={disabled} apply={apply} />
    </>
  )
}

export const Options: Settings<'options'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <>
      <NumberSetting
        label={t('settings.mostChosen')}
        value={field.max}
        disabled={disabled}
        onTake={(max, run) => apply({ max }, run)}
      />
      <Choices field={field.name} options={field.options} disabled={disabled} apply={apply} />
    </>
  )
}

export const Province: Settings<'province'> = ({ field, disabled, apply }) => {
  const { t, i18n } = useTranslation('designer')
  return (
    <div role="group" aria-label={t('settings.countries')}>
      {dividedCountries.map((country) => (
        <Checkbox
          key={country}
          label={countryName(country, i18n.language)}
          checked={field.countries.includes(country)}
          disabled={disabled}
          onChange={(_, { checked }) => {
            const countries = dividedCountries.filter((one) =>
              one === country ? checked === true : field.countries.includes(one),
            )
            if (countries.length > 0) apply({ countries })
          }}
        />
      ))}
    </div>
  )
}

interface DigitsProps {
  choice: BankChoice
  index: number
  disabled: boolean
  onChange(choice: BankChoice, run?: string): string | null
}

const Digits = ({ choice, index, disabled, onChange }: DigitsProps) => {
  const { t } = useTranslation('designer')
  return (
    <Pair>
      {(['min', 'max'] as const).map((end) => (
        <NumberSetting
          key={end}
          label={t(`settings.digits.${end}`, { number: index + 1 })}
          value={choice[end]}
          disabled={disabled}
          onTake={(digits, run) => onChange({ ...choice, [end]: digits }, run)}
        />
      ))}
    </Pair>
  )
}

const digitsBesides = { begin: { min: 10, max: 16 }, More: Digits }

export const BankAccount: Settings<'bankAccount'> = ({ field, disabled, apply }) => (
  <Choices field={field.name} options={field.options} disabled={disabled} apply={apply} besides={digitsBesides} />
)
