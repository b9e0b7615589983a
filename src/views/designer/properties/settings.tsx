import { Checkbox, Field, Input, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../../shared/forms/definition.ts'
import { locales, type Locale } from '../../../shared/locales.ts'
import { withWord } from '../texts.ts'
import { useStay } from '../useStay.ts'
import { useOfVisit, useTyped } from '../useTyped.ts'

const useStyles = makeStyles({
  full: { width: '100%', minWidth: 0 },
  words: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalXXS },
  language: {
    minWidth: '22px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textTransform: 'uppercase',
  },
  error: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  area: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalXS },
  pair: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalM },
})

/** Two settings beside each other. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={useStyles().pair}>{children}</div>

interface SettingProps<T> {
  label: string
  hint?: string
  value: T
  disabled?: boolean
  /** What is wrong with it, if it is not taken. */
  onTake(value: T, run?: string): string | null
}

interface TextSettingProps extends SettingProps<string> {
  lines?: true
  /** Taken no sooner than the person leaves it. */
  whenLeft?: true
}

/** A text that is taken when the person pauses. */
export const TextSetting = ({ label, hint, value, disabled, lines, whenLeft, onTake }: TextSettingProps) => {
  const classes = useStyles()
  const [wrong, setWrong] = useState<string | null>(null)
  const typed = useTyped(value, (text, run) => setWrong(onTake(text, run)), whenLeft)
  const Box = lines ? Textarea : Input
  return (
    <Field label={label} hint={hint} validationMessage={wrong}>
      <Box className={classes.full} disabled={disabled} {...typed} />
    </Field>
  )
}

const numberIn = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text.replace(',', '.')))

/** A number, or none; `factor` of them are one of what is typed. */
export const NumberSetting = ({
  label,
  hint,
  value,
  disabled,
  factor = 1,
  onTake,
}: SettingProps<number | undefined> & { factor?: number }) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const [wrong, setWrong] = useState<string | null>(null)
  const typed = useTyped(value === undefined ? '' : String(value / factor), (text, run) => {
    const number = numberIn(text)
    if (Number.isNaN(number)) return setWrong(t('properties.noNumber'))
    setWrong(onTake(number === undefined ? undefined : Math.round(number * factor * 1e6) / 1e6, run))
  })
  return (
    <Field label={label} hint={hint} validationMessage={wrong}>
      <Input className={classes.full} inputMode="decimal" disabled={disabled} {...typed} />
    </Field>
  )
}

interface SelectSettingProps<V extends string, B> {
  label: string
  hint?: string
  value: V
  disabled?: boolean
  options: readonly { value: V; label: string }[]
  /** What it decides about. */
  of?: B
  /** `before` is what it decides about as it was when the person came to it. */
  onTake(value: V, run: string, before: B): void
}

export const SelectSetting = <V extends string, B = undefined>({
  label,
  hint,
  value,
  disabled,
  options,
  of,
  onTake,
}: SelectSettingProps<V, B>) => {
  const { before, run, stay } = useStay(of as B)
  return (
    <Field label={label} hint={hint}>
      <Select
        {...stay}
        value={value}
        disabled={disabled}
        onChange={(_, data) => onTake(data.value as V, run(), before())}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface FlagSettingProps {
  label: string
  value: boolean
  disabled?: boolean
  onTake(value: boolean): void
}

export const FlagSetting = ({ label, value, disabled, onTake }: FlagSettingProps) => (
  <Checkbox label={label} checked={value} disabled={disabled} onChange={(_, { checked }) => onTake(checked === true)} />
)

interface WordProps {
  label: string
  locale: Locale
  value: string
  disabled?: boolean
  lines?: true
  onTake(text: string, run: string): void
}

const Word = ({ label, locale, value, disabled, lines, onTake }: WordProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const typed = useTyped(value, onTake)
  const shown = {
    ...typed,
    className: classes.full,
    disabled,
    lang: locale,
    'aria-label': t('properties.in', { label, language: t(`common:languages.${locale}`) }),
    placeholder: t('properties.unsaid'),
  }
  const language = (
    <span className={classes.language} aria-hidden>
      {locale}
    </span>
  )
  if (!lines) return <Input {...shown} contentBefore={language} />
  return (
    <div className={classes.area}>
      {language}
      <Textarea {...shown} resize="vertical" />
    </div>
  )
}

interface WordsSettingProps extends SettingProps<Words> {
  lines?: true
}

/** A text in each language. */
export const WordsSetting = ({ label, value, disabled, lines, onTake }: WordsSettingProps) => {
  const classes = useStyles()
  const id = useId()
  const [wrong, setWrong] = useOfVisit<string | null>(null)
  return (
    <fieldset className={classes.words} aria-describedby={wrong === null ? undefined : id}>
      <legend className={classes.legend}>{label}</legend>
      {locales.map((locale) => (
        <Word
          key={locale}
          label={label}
          locale={locale}
          value={value[locale] ?? ''}
          disabled={disabled}
          lines={lines}
          onTake={(text, run) => setWrong(onTake(withWord(value, locale, text), run))}
        />
      ))}
      {wrong !== null && (
        <p id={id} role="alert" className={classes.error}>
          {wrong}
        </p>
      )}
    </fieldset>
  )
}
