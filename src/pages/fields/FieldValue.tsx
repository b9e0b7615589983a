import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldText, type Told } from '../../shared/format/fieldText.ts'
import { None } from '../../ui/fields/None.tsx'
import type { Shown } from './shown.ts'
import { values } from './values.tsx'

/** A field's value in the reader's language; a dash, said as 'none', where there is none. */
export const FieldValue = (told: Told) => {
  const { t, i18n } = useTranslation([told.namespace, 'fields'])
  const text = fieldText(t, i18n.language, told)
  if (text === null) return <None label={t('fields:none')} />
  const Value = values[told.field.type] as ComponentType<Shown> | undefined
  return Value ? <Value {...told} text={text} /> : text
}
