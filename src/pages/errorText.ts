import { useTranslation } from 'react-i18next'
import { ApiError } from '../data/apiError.ts'

/** What went wrong, for the reader: the server speaks their language, a silent one is named. */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('common')
  return (error) => {
    if (!(error instanceof ApiError)) return t('snackbar.unexpected')
    if (error.status === 0) return t('snackbar.unreachable')
    return error.message || t('snackbar.unexpected')
  }
}
