import { useTranslation } from 'react-i18next'
import { ErrorView } from './ErrorView.tsx'

export const NotFound = () => {
  const { t } = useTranslation()
  return <ErrorView status={404} message={t('errorPage.notFound')} />
}
