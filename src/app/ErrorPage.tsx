import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ApiError } from '../data/request.ts'
import { ErrorView } from './ErrorView.tsx'

/** What is shown in place of a page that failed. */
export const ErrorPage = () => {
  const { t } = useTranslation()
  const error = useRouteError()
  if (error instanceof ApiError) {
    return (
      <ErrorView
        status={error.status}
        message={error.message || t('snackbar.unexpected')}
        reference={error.reference}
      />
    )
  }
  if (isRouteErrorResponse(error) && error.status === 404)
    return <ErrorView status={404} message={t('errorPage.notFound')} />
  return <ErrorView status={500} message={t('snackbar.unexpected')} />
}
