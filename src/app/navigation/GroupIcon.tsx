import {
  BoardRegular,
  BuildingBankRegular,
  BuildingRegular,
  DocumentRegular,
  HandshakeRegular,
  KeyRegular,
  MegaphoneRegular,
  MoneyRegular,
  PeopleRegular,
  ShieldRegular,
  WrenchRegular,
  type FluentIcon,
} from '@fluentui/react-icons'
import { createElement } from 'react'
import { useItemStyles } from './items.styles.ts'

const icons: Record<string, FluentIcon> = {
  dashboard: BoardRegular,
  partnership: HandshakeRegular,
  agentClaimList: DocumentRegular,
  quotationManagement: DocumentRegular,
  financeOperation: MoneyRegular,
  commissionSummary: MoneyRegular,
  marketingTools: MegaphoneRegular,
  customerManagement: PeopleRegular,
  appManagement: WrenchRegular,
  partnerManagement: HandshakeRegular,
  agentManagement: PeopleRegular,
  brokerManagement: BuildingRegular,
  bankManagement: BuildingBankRegular,
  organisationManagement: BuildingRegular,
  accessManagement: KeyRegular,
  internalTools: WrenchRegular,
  hierarchyManagement: PeopleRegular,
  employeeBenefit: PeopleRegular,
}

/** The picture of a group; lines of insurance share the shield. */
export const GroupIcon = ({ group }: { group: string }) =>
  createElement(icons[group] ?? ShieldRegular, { className: useItemStyles().icon, 'aria-hidden': true })
