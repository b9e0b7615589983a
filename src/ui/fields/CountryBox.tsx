import { Combobox, makeStyles, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countriesWith, type NamedCountry } from './countryNames.ts'

const useStyles = makeStyles({
  box: { width: '100%', minWidth: 0 },
  list: { maxHeight: '320px', minWidth: '240px' },
})

interface CountryBoxProps {
  name?: string
  /** Where no label stands around it. */
  label?: string
  /** What it shows while nobody types. */
  shown: string
  chosen: readonly string[]
  textOf(country: NamedCountry): string
  disabled?: boolean
  clearable?: boolean
  onChoose(code: string | null): void
  onBlur?(): void
}

/** Finds a country by its name in the reader's language, its code or its dial code. */
export const CountryBox = ({
  name,
  label,
  shown,
  chosen,
  textOf,
  disabled,
  clearable,
  onChoose,
  onBlur,
}: CountryBoxProps) => {
  const { t, i18n } = useTranslation('ui')
  const classes = useStyles()
  const [typed, setTyped] = useState<string | null>(null)
  const found = countriesWith(typed ?? '', i18n.language)
  return (
    <Combobox
      className={classes.box}
      name={name}
      aria-label={label}
      freeform
      autoComplete="off"
      disabled={disabled}
      clearable={clearable}
      listbox={{ className: classes.list }}
      value={typed ?? shown}
      selectedOptions={[...chosen]}
      onChange={(event) => setTyped(event.target.value)}
      onOptionSelect={(_, { optionValue }) => {
        setTyped(null)
        onChoose(optionValue || null)
      }}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
    >
      {found.map((country) => (
        <Option key={country.code} value={country.code} text={textOf(country)}>
          {textOf(country)}
        </Option>
      ))}
      {found.length === 0 && (
        <Option disabled text="">
          {t('fields.noneFound')}
        </Option>
      )}
    </Combobox>
  )
}
