import { Select } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../../data/language.ts'
import { locales, type Locale } from '../../shared/locales.ts'

export const LanguageChoice = () => {
  const { t, i18n } = useTranslation()
  return (
    <Select
      aria-label={t('profileMenu.language')}
      value={i18n.language}
      onChange={(_, { value }) => void chooseLanguage(value as Locale)}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {t(`languages.${locale}`)}
        </option>
      ))}
    </Select>
  )
}
