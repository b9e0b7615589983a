import { makeStyles, tokens } from '@fluentui/react-components'
import { memo, useId, type ComponentType } from 'react'
import { addDays } from '../../../machines/kit/days.ts'
import type { Field, FieldOf } from '../../../machines/fields/fields.ts'
import { compositionOf } from '../../shared/forms/composed.ts'
import type { FieldKind, FormField } from '../../shared/forms/definition.ts'
import { filesTaken, inputOf } from '../../shared/forms/input.ts'
import { saidIn } from '../../shared/forms/said.ts'
import { labelled } from '../../ui/fields/labelled.tsx'
import type { InputProps } from '../../ui/fields/input.ts'
import { RadioInput } from '../../ui/fields/RadioInput.tsx'
import { TimeInput } from '../../ui/fields/TimeInput.tsx'
import type { FilesBy } from '../../ui/uploader/FilesUploader.tsx'
import { FieldInput } from '../fields/FieldInput.tsx'
import { later } from '../fields/later.tsx'
import { AnswerValue } from './AnswerValue.tsx'
import type { Asking } from './asking.ts'
import { Explanation } from './Explanation.tsx'
import { optionIn } from '../../shared/forms/said.ts'
import { helpOf, labelOf } from '../../shared/forms/told.ts'

const useStyles = makeStyles({
  shown: { display: 'grid', gap: tokens.spacingVerticalXXS, alignContent: 'start' },
  value: {
    minHeight: '32px',
    display: 'flex',
    alignItems: 'center',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  help: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

/** What the kit has no input for, or another one. */
const own: { [K in FieldKind]?: ComponentType<InputProps> } = {
  time: labelled(TimeInput),
  emails: later(() => import('../../ui/fields/EmailsInput.tsx')),
}

/** How files are brought that are not only chosen. */
const broughtBy: { [K in FieldKind]?: FilesBy } = { photo: 'camera', signature: 'pen' }

const Province = later(() => import('../../ui/fields/ProvinceInput.tsx'))
const Lookup = later(() => import('./Lookup.tsx'))
const Parts = later(() => import('./Parts.tsx'))

/** The field of the kit that such an input is of: it reads nothing of it but whether it must be filled in. */
const standIn = { type: 'text', max: 0 } as const

/** What is more than nothing is typed without a minus, which not every keyboard of digits has. */
const typedIn = (field: FormField): Field | null => {
  const input = inputOf(field)
  const isPositive = field.type === 'number' && field.nonZero
  return isPositive && (input?.type === 'integer' || input?.type === 'decimal')
    ? { ...input, min: Math.max(input.min ?? 0, 0) }
    : input
}

export interface FieldPlaceProps extends Pick<Asking, 'locale' | 'today' | 'isOwn' | 'Files' | 'change' | 'leave'> {
  field: FormField
  path: string
  value: unknown
  isRequired: boolean
  /** Shown, and not asked. */
  isFixed: boolean
  error: string | undefined
  /** Of an answer of several parts that of which it is said. */
  wrongPart: string | undefined
}

const daysOf = (field: FormField, today: string): InputProps['days'] => {
  if (field.type !== 'date' && field.type !== 'dateRange') return undefined
  const day = (limit: string | number | undefined) => (typeof limit === 'number' ? addDays(today, limit) : limit)
  return { min: day(field.from), max: day(field.until) }
}

/** Asks for one answer, or shows it where it is not asked; what is typed elsewhere changes nothing of it. */
export const FieldPlace = memo((props: FieldPlaceProps) => {
  const { field, path, value, locale, today, isOwn, isRequired, isFixed, error, wrongPart, Files, change, leave } =
    props
  const classes = useStyles()
  const id = useId()
  const label = labelOf(field, locale)
  const help = helpOf(field, locale)
  if (field.type === 'hidden') return null
  if (field.type === 'explanation') return <Explanation field={field} locale={locale} />
  if (isFixed || field.type === 'calculated')
    return (
      <div className={classes.shown}>
        <span id={id}>{label}</span>
        <output aria-labelledby={id} data-path={path} tabIndex={-1} className={classes.value}>
          <AnswerValue field={field} value={value} locale={locale} />
        </output>
        {help && <span className={classes.help}>{help}</span>}
      </div>
    )
  const given: InputProps = {
    field: { ...(typedIn(field) ?? standIn), required: isRequired },
    name: path,
    label,
    hint: help,
    value,
    error,
    isOwn,
    currency: field.type === 'money' ? field.currency : '',
    unit: field.type === 'number' && field.unit ? saidIn(field.unit, locale) || undefined : undefined,
    days: daysOf(field, today),
    optionLabel: (option) => optionIn(field, option, locale),
    inner: {
      Input: FieldInput,
      rowLabel: String,
      labelOf: String,
      optionLabel: String,
      errorOf: () => undefined,
      leave,
    },
    onChange: (next) => change(path, next),
    onBlur: () => leave(path),
  }
  if (field.type === 'province') return <Province {...given} countries={field.countries} />
  const Own = own[field.type]
  if (Own) return <Own {...given} />
  if (field.type === 'lookup') return <Lookup {...given} area={field.area} many={field.many} />
  const composition = compositionOf(field)
  if (composition) return <Parts {...given} kind={field.type} composition={composition} wrongPart={wrongPart} />
  const taken = filesTaken(field)
  if (taken)
    return (
      <Files
        {...given}
        field={given.field as FieldOf<'files'>}
        of={taken.of}
        by={broughtBy[field.type] ?? 'choice'}
        isPersonal={field.personal !== undefined}
      />
    )
  if (field.type === 'option' && field.look === 'radio')
    return <RadioInput {...given} field={given.field as FieldOf<'option'>} />
  return <FieldInput {...given} />
})
