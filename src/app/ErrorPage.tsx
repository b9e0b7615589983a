import { useTranslation } from 'react-i18next'
import { ApiError } from '../data/apiError.ts'
import { ErrorView } from './ErrorView.tsx'

/** What is shown in place of a page that failed. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  if (!(error instanceof ApiError)) return <ErrorView status={500} message={t('snackbar.unexpected')} />
  return (
    <ErrorView status={error.status} message={error.message || t('snackbar.unexpected')} reference={error.reference} />
  )
}
