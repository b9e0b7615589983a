import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldText, type Told } from '../../shared/format/fieldText.ts'
import { None } from '../../ui/fields/None.tsx'
import type { lineValues } from './lineValues.tsx'
import type { Shown } from './shown.ts'

/** Shows a field's value in the reader's language, by its type as more than its text; a dash, said as 'none', where there is none. */
export const shownBy = (values: typeof lineValues) =>
  function ValueOf(told: Told) {
    const { t, i18n } = useTranslation([told.namespace, 'fields'])
    const text = fieldText(t, i18n.language, told)
    if (text === null) return <None label={t('fields:none')} />
    const Value = values[told.field.type] as ComponentType<Shown> | undefined
    return Value ? <Value {...told} text={text} /> : text
  }
