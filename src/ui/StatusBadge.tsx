import { Badge } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { AreaLifecycle } from '../shared/area/types.ts'

interface StatusBadgeProps {
  lifecycle: Pick<AreaLifecycle, 'id' | 'statuses'>
  status: string | undefined
}

export const StatusBadge = ({ lifecycle, status }: StatusBadgeProps) => {
  const { t } = useTranslation(lifecycle.id)
  const known = status === undefined ? undefined : lifecycle.statuses[status]
  return (
    <Badge appearance="tint" shape="rounded" color={known?.intent ?? 'subtle'}>
      {known ? t(known.label) : status}
    </Badge>
  )
}
