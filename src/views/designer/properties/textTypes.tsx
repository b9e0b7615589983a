import { useTranslation } from 'react-i18next'
import { textRules } from '../../../shared/forms/definition.ts'
import { NumberSetting, Pair, SelectSetting, TextSetting, WordsSetting } from './settings.tsx'
import type { Settings, SettingsProps } from './typeSettings.types.ts'

export const Lengths = ({ field, disabled, apply }: SettingsProps<'text' | 'longText'>) => {
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

export const Text: Settings<'text'> = ({ field, disabled, apply }) => {
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

export const Emails: Settings<'emails'> = ({ field, disabled, apply }) => {
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

export const Explanation: Settings<'explanation'> = ({ field, disabled, apply }) => {
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

export const Hidden: Settings<'hidden'> = ({ field, disabled, apply }) => {
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
