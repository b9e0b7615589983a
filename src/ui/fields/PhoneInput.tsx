import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countries } from '../../../machines/fields/countries.ts'
import { behindDialCode, fitting, phoneParts } from '../../../machines/fields/phone.ts'
import { CountryBox } from './CountryBox.tsx'
import { type InputProps, textOf } from './input.ts'
import { Together } from './Together.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', gap: tokens.spacingHorizontalS },
})

const usual = countries.get('ID')!

const codesOf = (dial: string): string[] => [...countries].flatMap(([code, own]) => (own === dial ? code : []))

/** The dial code is chosen, the number within the country typed; a number that is pasted with its dial code chooses it. */
export const PhoneInput = (props: InputProps) => {
  const { name, label, value, disabled, isOwn, onChange, onBlur } = props
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const parts = phoneParts(textOf(value))
  const [chosen, setChosen] = useState(usual)
  const dial = parts.dial || chosen
  const set = (nextDial: string, national: string) => {
    setChosen(nextDial)
    onChange(
      national === '' || national.startsWith('+') ? national : nextDial + fitting(behindDialCode(nextDial, national)),
    )
  }
  return (
    <Together {...props} className={classes.root}>
      {(control) => (
        <>
          <CountryBox
            label={t('fields.dialCode', { label })}
            disabled={disabled}
            shown={dial}
            chosen={codesOf(dial)}
            textOf={(country) => `${country.name} (${country.dial})`}
            onChoose={(code) => code && set(countries.get(code)!, parts.national)}
          />
          <Input
            {...control}
            name={name}
            disabled={disabled}
            type="tel"
            autoComplete={isOwn ? 'tel' : undefined}
            value={parts.national}
            onChange={(_, data) => set(dial, data.value)}
            onBlur={onBlur}
          />
        </>
      )}
    </Together>
  )
}
