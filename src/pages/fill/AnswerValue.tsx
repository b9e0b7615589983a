import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FormField, FormFieldOf } from '../../shared/forms/definition.ts'
import { inputOf } from '../../shared/forms/input.ts'
import { type Composition, compositionOf, partsIn, titleIn } from '../../shared/forms/composed.ts'
import { optionIn, saidIn } from '../../shared/forms/said.ts'
import { labelOf } from '../../shared/forms/told.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { plainNumber, writeNumber } from '../../shared/format/number.ts'
import { None } from '../../ui/fields/None.tsx'
import { FieldValue } from '../fields/FieldValue.tsx'
import { lineValues } from '../fields/lineValues.tsx'
import { shownBy } from '../fields/shownBy.tsx'

const calculatedText = ({ shown, decimals, currency }: FormFieldOf<'calculated'>, value: number): string => {
  if (shown === 'money' && currency) return formatMoney(value, currency)
  return writeNumber(value, { ...plainNumber, decimals }) + (shown === 'percent' ? '%' : '')
}

/** Of what is no field of the kit. */
const textOf = (field: FormField, value: unknown): string | null => {
  if (field.type === 'calculated') return typeof value === 'number' ? calculatedText(field, value) : null
  if (Array.isArray(value)) return value.join(', ') || null
  return typeof value === 'string' ? value || null : null
}

interface AnswerValueProps {
  field: FormField
  value: unknown
  locale: string
  /** Whether files are there to be opened, and not only to be named. */
  hasFiles?: boolean
}

/** Files by their names alone. */
const NamedValue = shownBy(lineValues)

const useStyles = makeStyles({ parts: { display: 'grid' } })

interface PartsValueProps {
  field: FormField
  composition: Composition
  value: unknown
  locale: string
}

/** Each part on a line of its own. */
const PartsValue = ({ field, composition, value, locale }: PartsValueProps) => {
  const { t } = useTranslation('fill')
  const classes = useStyles()
  const values = partsIn(composition, value)
  return (
    <span className={classes.parts}>
      {Object.entries(composition.parts).map(([name, { field: own }]) => (
        <span key={name}>
          {`${t(`fill:parts.${field.type}.${name}`)}: `}
          <NamedValue
            field={own}
            name={name}
            namespace="fields"
            value={values[name]}
            place="form"
            option={(option) => optionIn(field, option, locale)}
            currency={composition.currency}
          />
        </span>
      ))}
    </span>
  )
}

/** An answer as it is read. */
export const AnswerValue = ({ field, value, locale, hasFiles = false }: AnswerValueProps) => {
  const { t } = useTranslation('fields')
  const input = inputOf(field)
  if (field.type === 'lookup') return titleIn(value) ?? <None label={t('fields:none')} />
  const composition = compositionOf(field)
  if (composition)
    return value ? (
      <PartsValue field={field} composition={composition} value={value} locale={locale} />
    ) : (
      <None label={t('fields:none')} />
    )
  if (!input) return textOf(field, value) ?? <None label={t('fields:none')} />
  const unit = field.type === 'number' && field.unit && typeof value === 'number' ? saidIn(field.unit, locale) : ''
  const Value = hasFiles ? FieldValue : NamedValue
  return (
    <>
      <Value
        field={input}
        name={field.name}
        namespace="fields"
        label={labelOf(field, locale)}
        value={value}
        place="form"
        option={(option) => optionIn(field, option, locale)}
        currency={field.type === 'money' ? field.currency : undefined}
      />
      {unit && ` ${unit}`}
    </>
  )
}
