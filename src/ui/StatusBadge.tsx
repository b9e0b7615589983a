import { useTranslation } from 'react-i18next'
import type { AreaLifecycle } from '../shared/area/types.ts'
import { IntentBadge } from './IntentBadge.tsx'

interface StatusBadgeProps {
  lifecycle: Pick<AreaLifecycle, 'id' | 'statuses'>
  status: string | undefined
}

export const StatusBadge = (props: StatusBadgeProps) => statusBadge(useTranslation(props.lifecycle.id).t, props)

/** The same where the words are at hand, as for the rows of a list. */
export const statusBadge = (t: (key: string) => string, { lifecycle, status }: StatusBadgeProps) => {
  const known = status === undefined ? undefined : lifecycle.statuses[status]
  return <IntentBadge intent={known?.intent ?? 'subtle'}>{known ? t(known.label) : status}</IntentBadge>
}
