import { useTranslation } from 'react-i18next'
import { currencyCodes, unitOf } from '../../../../machines/fields/currencies.ts'
import { expressionSentence } from '../../../shared/forms/sentence.ts'
import { currencyShown } from '../../../shared/forms/units.ts'
import { useDesign, useRead } from '../design.ts'
import { ExpressionEditor } from './ExpressionEditor.tsx'
import { Sentence } from './Sentence.tsx'
import { FlagSetting, NumberSetting, Pair, SelectSetting, WordsSetting } from './settings.tsx'
import type { Settings, SettingsProps } from './typeSettings.types.ts'

export const Range = ({
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

export const NumberSettings: Settings<'number'> = ({ field, disabled, apply }) => {
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

export const Money: Settings<'money'> = (props) => (
  <>
    <Currency {...props} />
    <Range {...props} factor={unitOf(props.field.currency)} />
    <NonZero {...props} />
  </>
)

export const ItemCounter: Settings<'itemCounter'> = (props) => {
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

export const Discount: Settings<'discountAllocation'> = (props) => {
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

export const Calculated: Settings<'calculated'> = (props) => {
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
