import { Checkbox } from '@fluentui/react-components'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyCodes, unitOf } from '../../../../machines/fields/currencies.ts'
import { type FileExtension, firstExtension } from '../../../../machines/fields/fileKinds.ts'
import { dividedCountries } from '../../../../machines/fields/provinces.ts'
import { countryName } from '../../../shared/format/country.ts'
import { type BankChoice, type FieldKind, type FormFieldOf, textRules } from '../../../shared/forms/definition.ts'
import { later } from '../../../pages/fields/later.tsx'
import { mediaTypes, typesTaken } from '../../../shared/forms/input.ts'
import { expressionSentence } from '../../../shared/forms/sentence.ts'
import { currencyShown } from '../../../shared/forms/units.ts'
import { useDesign, useRead } from '../design.ts'
import { Choices } from './Choices.tsx'
import { DaySetting } from './DaySetting.tsx'
import { ExpressionEditor } from './ExpressionEditor.tsx'
import { Sentence } from './Sentence.tsx'
import { FlagSetting, NumberSetting, Pair, SelectSetting, TextSetting, WordsSetting } from './settings.tsx'
import type { Apply } from './usePatch.ts'

interface SettingsProps<K extends FieldKind> {
  field: FormFieldOf<K>
  disabled: boolean
  apply: Apply
}

type Settings<K extends FieldKind> = ComponentType<SettingsProps<K>>

const Lengths = ({ field, disabled, apply }: SettingsProps<'text' | 'longText'>) => {
  const { t } = useTranslation('designer')
  return (
    <Pair>
      <NumberSetting
        label={t('settings.minLength')}
        value={field.min}
        disabled={disabled}
        onTake={(min, run) => apply({ min }, run)}
      />
      <NumberSetting
        label={t('settings.maxLength')}
        value={field.max}
        disabled={disabled}
        onTake={(max, run) => apply({ max }, run)}
      />
    </Pair>
  )
}

const Text: Settings<'text'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation(['designer', 'forms'])
  const { own } = field
  const chosen = own ? 'own' : (field.rule ?? 'none')
  return (
    <>
      <Lengths field={field} disabled={disabled} apply={apply} />
      <SelectSetting
        label={t('settings.rule')}
        value={chosen}
        disabled={disabled}
        options={[
          { value: 'none', label: t('settings.rules.none') },
          ...textRules.map((rule) => ({ value: rule, label: t(`forms:rules.${rule}`) })),
          { value: 'own', label: t('settings.rules.own') },
        ]}
        of={field}
        onTake={(rule, run, before) =>
          apply(
            rule === 'own'
              ? { rule: undefined, own: before.own ?? { pattern: '', said: {} } }
              : { rule: rule === 'none' ? undefined : rule, own: undefined },
            run,
          )
        }
      />
      {own && (
        <>
          <TextSetting
            label={t('settings.pattern')}
            hint={t('settings.patternHint')}
            value={own.pattern}
            disabled={disabled}
            onTake={(pattern, run) => apply({ own: { ...own, pattern } }, run)}
          />
          <WordsSetting
            label={t('texts.said')}
            value={own.said}
            disabled={disabled}
            onTake={(said, run) => apply({ own: { ...own, said } }, run)}
          />
        </>
      )}
    </>
  )
}

const Range = ({
  field,
  disabled,
  apply,
  factor,
}: SettingsProps<'number' | 'money' | 'percent'> & { factor?: number }) => {
  const { t } = useTranslation('designer')
  return (
    <Pair>
      <NumberSetting
        label={t('settings.min')}
        value={field.min}
        factor={factor}
        disabled={disabled}
        onTake={(min, run) => apply({ min }, run)}
      />
      <NumberSetting
        label={t('settings.max')}
        value={field.max}
        factor={factor}
        disabled={disabled}
        onTake={(max, run) => apply({ max }, run)}
      />
    </Pair>
  )
}

const NonZero = ({ field, disabled, apply }: SettingsProps<'number' | 'money'>) => {
  const { t } = useTranslation('designer')
  return (
    <FlagSetting
      label={t('settings.nonZero')}
      value={field.nonZero === true}
      disabled={disabled}
      onTake={(nonZero) => apply({ nonZero: nonZero || undefined })}
    />
  )
}

const Decimals = ({ field, disabled, apply }: SettingsProps<'number' | 'calculated'>) => {
  const { t } = useTranslation('designer')
  return (
    <NumberSetting
      label={t('settings.decimals')}
      value={field.decimals}
      disabled={disabled}
      onTake={(decimals, run) => apply({ decimals: decimals ?? 0 }, run)}
    />
  )
}

const NumberSettings: Settings<'number'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <>
      <Range field={field} disabled={disabled} apply={apply} />
      <Pair>
        <NumberSetting
          label={t('settings.below')}
          value={field.below}
          disabled={disabled}
          onTake={(below, run) => apply({ below }, run)}
        />
        <Decimals field={field} disabled={disabled} apply={apply} />
      </Pair>
      <NonZero field={field} disabled={disabled} apply={apply} />
      <WordsSetting
        label={t('texts.unit')}
        value={field.unit ?? {}}
        disabled={disabled}
        onTake={(unit, run) => apply({ unit: Object.keys(unit).length > 0 ? unit : undefined }, run)}
      />
    </>
  )
}

const Currency = ({
  field,
  disabled,
  apply,
}: SettingsProps<'money' | 'calculated' | 'itemCounter' | 'discountAllocation'>) => {
  const { t } = useTranslation('designer')
  return (
    <SelectSetting
      label={t('settings.currency')}
      value={field.currency ?? ''}
      disabled={disabled}
      options={currencyCodes.map((code) => ({ value: code, label: code }))}
      onTake={(currency, run) => apply({ currency }, run)}
    />
  )
}

const Money: Settings<'money'> = (props) => (
  <>
    <Currency {...props} />
    <Range {...props} factor={unitOf(props.field.currency)} />
    <NonZero {...props} />
  </>
)

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

const Emails: Settings<'emails'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <NumberSetting
      label={t('settings.most')}
      value={field.max}
      disabled={disabled}
      onTake={(max, run) => apply({ max }, run)}
    />
  )
}

const Option: Settings<'option'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <>
      <SelectSetting
        label={t('settings.look')}
        value={field.look}
        disabled={disabled}
        options={(['radio', 'list'] as const).map((look) => ({ value: look, label: t(`settings.looks.${look}`) }))}
        onTake={(look, run) => apply({ look }, run)}
      />
      <Choices field={field.name} options={field.options} disabled={disabled} apply={apply} />
    </>
  )
}

const Options: Settings<'options'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <>
      <NumberSetting
        label={t('settings.mostChosen')}
        value={field.max}
        disabled={disabled}
        onTake={(max, run) => apply({ max }, run)}
      />
      <Choices field={field.name} options={field.options} disabled={disabled} apply={apply} />
    </>
  )
}

const Sizes = ({ field, disabled, apply }: SettingsProps<'file' | 'photo'>) => {
  const { t } = useTranslation('designer')
  return (
    <Pair>
      <NumberSetting
        label={t('settings.megabytes')}
        value={field.megabytes}
        disabled={disabled}
        onTake={(megabytes, run) => apply({ megabytes }, run)}
      />
      <NumberSetting
        label={t('settings.most')}
        value={field.max}
        disabled={disabled}
        onTake={(max, run) => apply({ max }, run)}
      />
    </Pair>
  )
}

const Province: Settings<'province'> = ({ field, disabled, apply }) => {
  const { t, i18n } = useTranslation('designer')
  return (
    <div role="group" aria-label={t('settings.countries')}>
      {dividedCountries.map((country) => (
        <Checkbox
          key={country}
          label={countryName(country, i18n.language)}
          checked={field.countries.includes(country)}
          disabled={disabled}
          onChange={(_, { checked }) => {
            const countries = dividedCountries.filter((one) =>
              one === country ? checked === true : field.countries.includes(one),
            )
            if (countries.length > 0) apply({ countries })
          }}
        />
      ))}
    </div>
  )
}

const fileKinds = ['image', 'pdf', 'video'] as const

type FormFileKind = (typeof fileKinds)[number]

/** Of these kinds, without those of which all are taken. */
const extensionsIn = (
  kinds: readonly FormFileKind[],
  extensions: readonly FileExtension[] = [],
): FileExtension[] | undefined => {
  const named = kinds.flatMap((kind) => {
    const types = mediaTypes[kind].map(firstExtension)
    const own = types.filter((one) => extensions.includes(one))
    return own.length < types.length ? own : []
  })
  return named.length > 0 ? named : undefined
}

/** Which files of a kind are taken. */
const Extensions = ({ kind, field, disabled, apply }: SettingsProps<'file'> & { kind: FormFileKind }) => {
  const { t } = useTranslation('designer')
  const taken = typesTaken(field).map(firstExtension)
  const own = mediaTypes[kind].map(firstExtension)
  return (
    <div role="group" aria-label={t('settings.extensions', { kind: t(`settings.fileKinds.${kind}`) })}>
      {own.map((extension) => (
        <Checkbox
          key={extension}
          label={`.${extension}`}
          checked={taken.includes(extension)}
          disabled={disabled}
          onChange={(_, { checked }) => {
            const next = taken.filter((one) => one !== extension).concat(checked === true ? extension : [])
            if (next.some((one) => own.includes(one))) apply({ extensions: extensionsIn(field.kinds, next) })
          }}
        />
      ))}
    </div>
  )
}

const File: Settings<'file'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <>
      <div role="group" aria-label={t('settings.kinds')}>
        {fileKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`settings.fileKinds.${kind}`)}
            checked={field.kinds.includes(kind)}
            disabled={disabled}
            onChange={(_, { checked }) => {
              const kinds = fileKinds.filter((one) => (one === kind ? checked === true : field.kinds.includes(one)))
              if (kinds.length > 0) apply({ kinds, extensions: extensionsIn(kinds, field.extensions) })
            }}
          />
        ))}
      </div>
      {field.kinds
        .filter((kind) => mediaTypes[kind].length > 1)
        .map((kind) => (
          <Extensions key={kind} kind={kind} field={field} disabled={disabled} apply={apply} />
        ))}
      <Sizes field={field} disabled={disabled} apply={apply} />
      <SelectSetting
        label={t('settings.of')}
        value={field.of}
        disabled={disabled}
        options={(['each', 'all'] as const).map((of) => ({ value: of, label: t(`settings.ofs.${of}`) }))}
        onTake={(of, run) => apply({ of }, run)}
      />
    </>
  )
}

interface DigitsProps {
  choice: BankChoice
  index: number
  disabled: boolean
  onChange(choice: BankChoice, run?: string): string | null
}

const Digits = ({ choice, index, disabled, onChange }: DigitsProps) => {
  const { t } = useTranslation('designer')
  return (
    <Pair>
      {(['min', 'max'] as const).map((end) => (
        <NumberSetting
          key={end}
          label={t(`settings.digits.${end}`, { number: index + 1 })}
          value={choice[end]}
          disabled={disabled}
          onTake={(digits, run) => onChange({ ...choice, [end]: digits }, run)}
        />
      ))}
    </Pair>
  )
}

const digitsBesides = { begin: { min: 10, max: 16 }, More: Digits }

const BankAccount: Settings<'bankAccount'> = ({ field, disabled, apply }) => (
  <Choices field={field.name} options={field.options} disabled={disabled} apply={apply} besides={digitsBesides} />
)

const ItemCounter: Settings<'itemCounter'> = (props) => {
  const { field, disabled, apply } = props
  const { t } = useTranslation('designer')
  return (
    <>
      <Pair>
        {(['minItem', 'maxItem'] as const).map((end) => (
          <NumberSetting
            key={end}
            label={t(`settings.${end}`)}
            value={field[end]}
            disabled={disabled}
            onTake={(items, run) => apply({ [end]: items }, run)}
          />
        ))}
      </Pair>
      <NumberSetting
        label={t('settings.pricePerItem')}
        value={field.pricePerItem}
        factor={unitOf(field.currency)}
        disabled={disabled}
        onTake={(pricePerItem, run) => apply({ pricePerItem }, run)}
      />
      <Currency {...props} />
    </>
  )
}

const Discount: Settings<'discountAllocation'> = (props) => {
  const { field, disabled, apply } = props
  const { t } = useTranslation('designer')
  return (
    <>
      <FlagSetting
        label={t('settings.inPercent')}
        value={field.currency === undefined}
        disabled={disabled}
        onTake={(inPercent) => apply({ currency: inPercent ? undefined : currencyCodes[0] })}
      />
      {field.currency !== undefined && <Currency {...props} />}
    </>
  )
}

const Explanation: Settings<'explanation'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <WordsSetting
      label={t('texts.text')}
      lines
      value={field.text}
      disabled={disabled}
      onTake={(text, run) => apply({ text }, run)}
    />
  )
}

const Calculated: Settings<'calculated'> = (props) => {
  const { field, disabled, apply } = props
  const { t } = useTranslation(['designer', 'forms'])
  const { locale } = useDesign()
  const definition = useRead()
  const currency = currencyShown(field)
  return (
    <>
      <Sentence>{expressionSentence(t, definition, locale, field.value, currency)}</Sentence>
      <ExpressionEditor
        label={t('calculations.title')}
        expression={field.value}
        own={field.name}
        currency={currency}
        onChange={(value, run) => apply({ value }, run)}
      />
      <Pair>
        <SelectSetting
          label={t('settings.shown')}
          value={field.shown}
          disabled={disabled}
          options={(['number', 'money', 'percent'] as const).map((shown) => ({
            value: shown,
            label: t(`forms:fieldTypes.${shown}`),
          }))}
          of={field}
          onTake={(shown, run, before) =>
            apply({ shown, currency: shown === 'money' ? (before.currency ?? currencyCodes[0]) : undefined }, run)
          }
        />
        <Decimals field={field} disabled={disabled} apply={apply} />
      </Pair>
      {field.shown === 'money' && <Currency {...props} />}
    </>
  )
}

const Hidden: Settings<'hidden'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <TextSetting
      label={t('settings.value')}
      hint={t('settings.valueHint', { variant: 'variant', role: 'role', staff: 'staff', customer: 'customer' })}
      value={field.value === undefined ? '' : String(field.value)}
      disabled={disabled}
      onTake={(value, run) => apply({ value: value === '' ? undefined : value }, run)}
    />
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
