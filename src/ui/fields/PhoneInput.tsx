import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countries } from '../../../machines/fields/countries.ts'
import { phoneParts } from '../../../machines/fields/phone.ts'
import { CountryBox } from './CountryBox.tsx'
import { type InputProps, textOf } from './input.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', gap: tokens.spacingHorizontalS },
})

const usual = countries.get('ID')!

const codesOf = (dial: string): string[] => [...countries].flatMap(([code, own]) => (own === dial ? code : []))

/** The dial code is chosen, the number within the country typed; a number that is pasted with its dial code chooses it. */
export const PhoneInput = ({ field, name, label, hint, error, value, disabled, onChange, onBlur }: InputProps) => {
  const { t } = useTranslation('fields')
  const classes = useStyles()
  const parts = phoneParts(textOf(value))
  const [chosen, setChosen] = useState(usual)
  const dial = parts.dial || chosen
  const set = (nextDial: string, national: string) => {
    setChosen(nextDial)
    onChange(national === '' || national.startsWith('+') ? national : nextDial + national)
  }
  return (
    <Field label={label} required={field.required} hint={hint} validationMessage={error}>
      {(control) => (
        <div className={classes.root}>
          <CountryBox
            label={t('dialCode', { label })}
            disabled={disabled}
            shown={dial}
            chosen={codesOf(dial)}
            textOf={(country) => `${country.name} (${country.dial})`}
            onChoose={(code) => code && set(countries.get(code)!, parts.national)}
            onBlur={onBlur}
          />
          <Input
            {...control}
            name={name}
            disabled={disabled}
            type="tel"
            value={parts.national}
            onChange={(_, data) => set(dial, data.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  )
}
