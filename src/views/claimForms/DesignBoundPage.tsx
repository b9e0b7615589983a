import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { claimForm } from '../../areas/forms/claimForm.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { readVersions } from '../forms/versions.gateway.ts'

type BindingPage = PartProps<OwnRow<typeof claimForm.fields>>['page']

/** Leads to the newest version of the form that is bound. */
const DesignBoundPage = ({ record }: BindingPage) => record && <Leading form={record.form} />

const Leading = ({ form }: { form: string }) => {
  const { t } = useTranslation()
  const { answer, failed, retry } = useKept(readVersions, { form })
  const [newest] = answer ?? []
  if (newest) return <Navigate to={`${formVersion.route}/${newest.id}/design`} replace />
  return failed ? <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} /> : <div aria-busy="true" />
}

export default DesignBoundPage
