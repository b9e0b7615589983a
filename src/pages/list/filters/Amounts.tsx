import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyCodes, defaultCurrency } from '../../../../machines/fields/currencies.ts'
import type { AmountRange } from '../../../shared/filters/amountRange.ts'
import { FieldInput } from '../../fields/FieldInput.tsx'
import type { FilterProps } from './filter.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
})

const nothing = { from: null, to: null }

const isWrong = (typed: unknown): boolean => typed !== null && !Number.isInteger(typed)

/** Applied when both ends are typed: each digit would be another list. */
export const Amounts = ({ value, label, onChange }: FilterProps<AmountRange>) => {
  const { t } = useTranslation(['list', 'validation'])
  const classes = useStyles()
  const [currency, setCurrency] = useState(value?.currency ?? defaultCurrency)
  const [typed, setTyped] = useState<Record<'from' | 'to', unknown>>(value ?? nothing)
  const [isApplied, setApplied] = useState(value !== undefined)
  if (isApplied !== (value !== undefined)) {
    setApplied(!isApplied)
    if (isApplied) setTyped(nothing)
  }
  const [tried, setTried] = useState(false)
  const end = (name: 'from' | 'to') => (
    <FieldInput
      field={{ type: 'money', signed: true }}
      name={name}
      label={t(`list:filters.${name}`)}
      currency={currency}
      value={typed[name]}
      error={tried && isWrong(typed[name]) ? t('validation:number', { field: t(`list:filters.${name}`) }) : undefined}
      onChange={(amount) => setTyped({ ...typed, [name]: amount === '' ? null : amount })}
    />
  )
  return (
    <form
      className={classes.root}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isWrong(typed.from) || isWrong(typed.to)) return
        const range = { currency, from: typed.from as number | null, to: typed.to as number | null }
        onChange(range.from === null && range.to === null ? null : range)
      }}
    >
      <Field label={t('list:filters.currency')}>
        <Select
          value={currency}
          onChange={(_, data) => {
            setCurrency(data.value)
            setTyped(nothing)
          }}
        >
          {currencyCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      </Field>
      {end('from')}
      {end('to')}
      <Button type="submit" size="small">
        {t('list:filters.apply')}
      </Button>
    </form>
  )
}
