import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { loadLifecycle } from '../../data/lifecycle.ts'
import type { CaseArea } from '../../shared/area/types.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'

interface WithLifecycleProps {
  area: CaseArea
  children(lifecycle: Lifecycle): ReactNode
}

export const WithLifecycle = ({ area, children }: WithLifecycleProps) => {
  const { t } = useTranslation('common')
  const [lifecycle, setLifecycle] = useState<Lifecycle | 'failed' | null>(null)
  useEffect(() => {
    if (lifecycle !== null) return
    loadLifecycle(area.lifecycle).then(setLifecycle, () => setLifecycle('failed'))
  }, [area, lifecycle])
  if (lifecycle === 'failed')
    return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => setLifecycle(null)} />
  return lifecycle ? children(lifecycle) : <div aria-busy="true" />
}
