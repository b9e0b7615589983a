import { Badge } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { bank } from '../../areas/parties/bank.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'

/** Whether account numbers of a bank are accepted, to be seen at a glance. */
const StatusCell = ({ row: { status } }: PartProps<OwnRow<typeof bank.fields>>['cell']) => {
  const { t } = useTranslation('bank')
  return (
    <Badge appearance="tint" shape="rounded" color={status === 'ACTIVE' ? 'success' : 'subtle'}>
      {t(`options.status.${status}`)}
    </Badge>
  )
}

export default StatusCell
