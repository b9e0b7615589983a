import { useTranslation } from 'react-i18next'
import { fieldText, type Told } from '../../shared/format/fieldText.ts'

/** A field's value in the reader's language; a dash, said as 'none', where there is none. */
export const FieldValue = (told: Told) => {
  const { t, i18n } = useTranslation([told.namespace, 'fields'])
  const text = fieldText(t, i18n.language, told)
  return text === null ? (
    <span aria-label={t('fields:none')} role="img">
      —
    </span>
  ) : (
    text
  )
}
