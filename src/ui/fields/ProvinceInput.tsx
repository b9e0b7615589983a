import { makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  countryOf,
  dividedCountries,
  type DividedCountry,
  provinceName,
  provincesOf,
} from '../../../machines/fields/provinces.ts'
import { countryName } from '../../shared/format/country.ts'
import { type InputProps, textOf } from './input.ts'
import { Together } from './Together.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: tokens.spacingHorizontalS,
  },
})

/** A province, of the country that is chosen first where there are several. */
const ProvinceInput = ({ countries, ...props }: InputProps & { countries: readonly DividedCountry[] }) => {
  const { name, label, value, disabled, onChange, onBlur } = props
  const { t, i18n } = useTranslation('ui')
  const classes = useStyles()
  const [chosen, setChosen] = useState<DividedCountry | null>(null)
  const [only, ...others] = countries
  const country = others.length === 0 ? only! : (countryOf(textOf(value)) ?? chosen)
  return (
    <Together {...props} className={classes.root}>
      {(control) => (
        <>
          {others.length > 0 && (
            <Select
              name={name}
              disabled={disabled}
              id={control.id}
              aria-label={t('fields.province.country', { label })}
              value={country ?? ''}
              onChange={(_, data) => {
                setChosen(dividedCountries.find((one) => one === data.value) ?? null)
                onChange(null)
              }}
            >
              <option value="">{t('fields.choose')}</option>
              {countries.map((one) => (
                <option key={one} value={one}>
                  {countryName(one, i18n.language)}
                </option>
              ))}
            </Select>
          )}
          <Select
            {...(others.length === 0 && { name, id: control.id })}
            aria-label={t('fields.province.province', { label })}
            disabled={disabled || country === null}
            value={textOf(value)}
            onChange={(_, data) => onChange(data.value || null)}
            onBlur={onBlur}
          >
            <option value="">{t('fields.choose')}</option>
            {country !== null &&
              provincesOf([country]).map((code) => (
                <option key={code} value={code}>
                  {provinceName(code)}
                </option>
              ))}
          </Select>
        </>
      )}
    </Together>
  )
}

export default ProvinceInput
