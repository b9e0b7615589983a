import { useTranslation } from 'react-i18next'
import { fieldText, type Told } from '../../shared/format/fieldText.ts'
import { None } from '../../ui/fields/None.tsx'

/** A field's value in the reader's language; a dash, said as 'none', where there is none. */
export const FieldValue = (told: Told) => {
  const { t, i18n } = useTranslation([told.namespace, 'fields'])
  return fieldText(t, i18n.language, told) ?? <None label={t('fields:none')} />
}
