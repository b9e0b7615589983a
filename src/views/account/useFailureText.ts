import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/session/failure.ts'

/** What the server said in the reader's language; of a broken connection it has said nothing. */
export const useFailureText = (failure: Failure | null): string | undefined => {
  const { t } = useTranslation('common')
  if (!failure) return undefined
  if (failure.code === 'UNREACHABLE') return t('snackbar.unreachable')
  return failure.message || t('snackbar.unexpected')
}
