import { useTranslation } from 'react-i18next'
import type { AreaLifecycle } from '../shared/area/types.ts'
import { IntentBadge } from './IntentBadge.tsx'

interface StatusBadgeProps {
  lifecycle: Pick<AreaLifecycle, 'id' | 'statuses'>
  status: string | undefined
}

export const StatusBadge = ({ lifecycle, status }: StatusBadgeProps) => {
  const { t } = useTranslation(lifecycle.id)
  const known = status === undefined ? undefined : lifecycle.statuses[status]
  return <IntentBadge intent={known?.intent ?? 'subtle'}>{known ? t(known.label) : status}</IntentBadge>
}
