import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countriesWith, type NamedCountry } from './countryNames.ts'
import { FindBox } from './FindBox.tsx'

interface CountryBoxProps {
  name?: string
  label?: string
  shown: string
  chosen: readonly string[]
  textOf(country: NamedCountry): string
  disabled?: boolean
  clearable?: boolean
  onChoose(code: string | null): void
  onBlur?(): void
}

/** Finds a country by its name in the reader's language, its code or its dial code. */
export const CountryBox = ({ textOf, ...box }: CountryBoxProps) => {
  const { t, i18n } = useTranslation('ui')
  const [typed, setTyped] = useState<string | null>(null)
  const found = countriesWith(typed ?? '', i18n.language)
  return (
    <FindBox
      {...box}
      typed={typed}
      choices={found.map((country) => ({ value: country.code, text: textOf(country) }))}
      said={found.length === 0 ? t('fields.noneFound') : undefined}
      onType={setTyped}
    />
  )
}
