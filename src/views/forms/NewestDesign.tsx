import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { readVersions } from './versions.gateway.ts'

/** Leads to where the newest version of a form is designed. */
export const NewestDesign = ({ form }: { form: string }) => {
  const { t } = useTranslation()
  const { answer, failed, retry } = useKept(readVersions, { form })
  const [newest] = answer ?? []
  if (newest) return <Navigate to={`${formVersion.route}/${newest.id}/design`} replace />
  return failed ? <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} /> : <div aria-busy="true" />
}
