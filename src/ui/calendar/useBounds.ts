import { useTranslation } from 'react-i18next'
import { formatDate } from '../../shared/format/date.ts'

/** Why a day is outside two others, which are within; null when it is not. */
export const useBounds = (min?: string | null, max?: string | null): ((day: string) => string | null) => {
  const { t, i18n } = useTranslation('ui')
  const written = (day: string) => formatDate(day, i18n.language, 'form')
  return (day) => {
    if (min && day < min) return t('calendar.notBefore', { day: written(min) })
    return max && day > max ? t('calendar.notAfter', { day: written(max) }) : null
  }
}
