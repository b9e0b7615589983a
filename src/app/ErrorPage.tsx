import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../data/apiError.ts'
import { ErrorView } from './ErrorView.tsx'
import { isPartMissing, isRenewed } from '../data/newVersion.ts'

/** Loads the page anew where it has failed for want of a part that a newer version has replaced; whether that is still asked. */
const useRenewal = (error: unknown): boolean => {
  const isMissing = isPartMissing(error)
  const [isAsking, setAsking] = useState(isMissing)
  useEffect(() => {
    const renew = async () => ((await isRenewed()) ? location.reload() : setAsking(false))
    if (isMissing) void renew()
  }, [isMissing])
  return isAsking
}

/** What is shown in place of a page that failed. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  if (useRenewal(error)) return null
  if (!(error instanceof ApiError)) return <ErrorView status={500} message={t('snackbar.unexpected')} />
  return (
    <ErrorView status={error.status} message={error.message || t('snackbar.unexpected')} reference={error.reference} />
  )
}
