import { Field, Input, makeStyles, Select } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unitOf } from '../../../../machines/fields/currencies.ts'
import { saidIn } from '../../../shared/forms/said.ts'
import { inputOf } from '../../../shared/forms/input.ts'
import { provinceName } from '../../../../machines/fields/provinces.ts'
import type { Constant, FormField } from '../../../shared/forms/definition.ts'
import { FieldInput } from '../../../pages/fields/FieldInput.tsx'
import { useDesign } from '../design.ts'
import { NumberSetting } from './settings.tsx'

const useStyles = makeStyles({ full: { width: '100%', minWidth: 0 } })

interface ConstantInputProps {
  field: FormField
  value: Constant
  onChange(value: Constant): void
}

interface ChosenProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange(value: string): void
}

const Chosen = ({ label, value, options, onChange }: ChosenProps) => {
  const { t } = useTranslation('designer')
  return (
    <Select aria-label={label} value={value} onChange={(_, data) => onChange(data.value)}>
      {!options.some((one) => one.value === value) && (
        <option value={value}>{t('conditions.gone', { name: value })}</option>
      )}
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </Select>
  )
}

/** What an answer is compared with, by the input in which the field itself would be answered. */
export const ConstantInput = ({ field, value, onChange }: ConstantInputProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const { locale } = useDesign()
  const [typed, setTyped] = useState<unknown>(undefined)
  const label = t('conditions.value')
  switch (field.type) {
    case 'option':
    case 'options':
      return (
        <Chosen
          label={label}
          value={String(value)}
          options={field.options.map((one) => ({ value: one.value, label: saidIn(one.label, locale) || one.value }))}
          onChange={onChange}
        />
      )
    case 'flag':
      return (
        <Chosen
          label={label}
          value={String(value)}
          options={['true', 'false'].map((one) => ({ value: one, label: t(`conditions.flag.${one}`) }))}
          onChange={(one) => onChange(one === 'true')}
        />
      )
    case 'number':
    case 'percent':
    case 'calculated':
      return (
        <NumberSetting
          label={label}
          value={typeof value === 'number' ? value : undefined}
          factor={field.type === 'calculated' && field.currency ? unitOf(field.currency) : 1}
          onTake={(number) => {
            if (number !== undefined) onChange(number)
            return null
          }}
        />
      )
    case 'time':
      return (
        <Field label={label}>
          <Input
            className={classes.full}
            type="time"
            value={String(value)}
            onChange={(_, data) => onChange(data.value)}
          />
        </Field>
      )
    default: {
      const input = inputOf(field) ?? { type: 'text', max: 200 }
      const isTaken = (next: unknown): next is Constant =>
        field.type === 'money' ? typeof next === 'number' : typeof next === 'string' && next !== ''
      return (
        <FieldInput
          field={{ ...input, required: false }}
          name="value"
          label={label}
          currency={field.type === 'money' ? field.currency : undefined}
          optionLabel={provinceName}
          value={typed === undefined ? value : typed}
          onChange={(next) => {
            setTyped(next)
            if (isTaken(next)) onChange(next)
          }}
        />
      )
    }
  }
}
