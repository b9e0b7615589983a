import { useTranslation } from 'react-i18next'
import { useMayOpen } from '../../../data/person.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { DryRunPanel } from '../../dryRun/DryRunPanel.tsx'
import type { PartProps } from '../part.ts'
import { connectedMachineRun } from './machineRun.gateway.ts'

/** What a machine as it is now makes of the cases that there are. */
const DryRunPart = ({ machine: { area } }: PartProps) => {
  const { t } = useTranslation('dryRun')
  const mayOpen = useMayOpen()
  if (!mayOpen(area.route)) return <EmptyState title={t('mayNotList')} />
  return <DryRunPanel logic={connectedMachineRun} id={area.id} text={t('ofMachine')} />
}

export default DryRunPart
