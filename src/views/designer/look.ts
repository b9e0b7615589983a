import {
  AttachRegular,
  BuildingBankRegular,
  CalculatorRegular,
  CalendarLtrRegular,
  CalendarWorkWeekRegular,
  CameraRegular,
  CheckboxCheckedRegular,
  ClockRegular,
  DataPieRegular,
  DatabaseSearchRegular,
  DocumentOnePageRegular,
  EyeOffRegular,
  type FluentIcon,
  GlobeRegular,
  HomeRegular,
  InfoRegular,
  LayoutRowTwoRegular,
  MailMultipleRegular,
  MailRegular,
  MapRegular,
  MoneyRegular,
  NumberRowRegular,
  NumberSymbolRegular,
  PersonRegular,
  PhoneRegular,
  RadioButtonRegular,
  SignatureRegular,
  TableRegular,
  TextDescriptionRegular,
  TextFieldRegular,
  TextPercentRegular,
  ToggleLeftRegular,
  VehicleCarRegular,
  WalletCreditCardRegular,
  WarningRegular,
} from '@fluentui/react-icons'
import type { Block } from '../../shared/forms/blocks.ts'
import type { FieldKind } from '../../shared/forms/definition.ts'

export const paletteGroups = ['text', 'numbers', 'days', 'choices', 'more'] as const

interface Look {
  icon: FluentIcon
  group: (typeof paletteGroups)[number]
}

/** How each type of field is drawn, and among which it is found. */
export const looks: Readonly<Record<FieldKind, Look>> = {
  text: { icon: TextFieldRegular, group: 'text' },
  longText: { icon: TextDescriptionRegular, group: 'text' },
  phone: { icon: PhoneRegular, group: 'text' },
  email: { icon: MailRegular, group: 'text' },
  emails: { icon: MailMultipleRegular, group: 'text' },
  number: { icon: NumberSymbolRegular, group: 'numbers' },
  money: { icon: MoneyRegular, group: 'numbers' },
  percent: { icon: TextPercentRegular, group: 'numbers' },
  calculated: { icon: CalculatorRegular, group: 'numbers' },
  date: { icon: CalendarLtrRegular, group: 'days' },
  time: { icon: ClockRegular, group: 'days' },
  dateRange: { icon: CalendarWorkWeekRegular, group: 'days' },
  option: { icon: RadioButtonRegular, group: 'choices' },
  options: { icon: CheckboxCheckedRegular, group: 'choices' },
  flag: { icon: ToggleLeftRegular, group: 'choices' },
  country: { icon: GlobeRegular, group: 'choices' },
  lookup: { icon: DatabaseSearchRegular, group: 'choices' },
  province: { icon: MapRegular, group: 'choices' },
  bankAccount: { icon: BuildingBankRegular, group: 'more' },
  itemCounter: { icon: NumberRowRegular, group: 'numbers' },
  discountAllocation: { icon: DataPieRegular, group: 'numbers' },
  file: { icon: AttachRegular, group: 'more' },
  photo: { icon: CameraRegular, group: 'more' },
  signature: { icon: SignatureRegular, group: 'more' },
  explanation: { icon: InfoRegular, group: 'more' },
  hidden: { icon: EyeOffRegular, group: 'more' },
}

export const partIcons = {
  section: LayoutRowTwoRegular,
  group: TableRegular,
  page: DocumentOnePageRegular,
} as const

export const blockIcons: Readonly<Record<Block['id'], FluentIcon>> = {
  person: PersonRegular,
  address: HomeRegular,
  vehicle: VehicleCarRegular,
  incident: WarningRegular,
  account: BuildingBankRegular,
  payout: WalletCreditCardRegular,
}
