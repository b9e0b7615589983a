import { useTranslation } from 'react-i18next'
import { later } from '../../../pages/fields/later.tsx'
import type { FieldKind } from '../../../shared/forms/definition.ts'
import { DaySetting } from './DaySetting.tsx'
import type { Settings } from './typeSettings.types.ts'
import { BankAccount, Option, Options, Province } from './choiceTypes.tsx'
import { Calculated, Discount, ItemCounter, Money, NumberSettings, Range } from './numberTypes.tsx'
import { Emails, Explanation, Hidden, Lengths, Text } from './textTypes.tsx'
import { File, Sizes } from './fileTypes.tsx'

const Days: Settings<'date' | 'dateRange'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <>
      <DaySetting
        label={t('settings.from')}
        value={field.from}
        disabled={disabled}
        onTake={(from, run) => apply({ from }, run)}
      />
      <DaySetting
        label={t('settings.until')}
        value={field.until}
        disabled={disabled}
        onTake={(until, run) => apply({ until }, run)}
      />
    </>
  )
}

/** What each type is declared by; null for those by nothing. */
const settings: { readonly [K in FieldKind]: Settings<K> | null } = {
  text: Text,
  longText: Lengths,
  number: NumberSettings,
  money: Money,
  percent: Range,
  date: Days,
  time: null,
  dateRange: Days,
  phone: null,
  email: null,
  emails: Emails,
  country: null,
  province: Province,
  option: Option,
  options: Options,
  flag: null,
  file: File,
  photo: Sizes,
  signature: null,
  bankAccount: BankAccount,
  itemCounter: ItemCounter,
  discountAllocation: Discount,
  lookup: later(() => import('./LookupSetting.tsx')),
  explanation: Explanation,
  calculated: Calculated,
  hidden: Hidden,
}

export const settingsOf = (kind: FieldKind) => settings[kind] as Settings<FieldKind> | null
