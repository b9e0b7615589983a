import { Field } from '@fluentui/react-components'
import { useId } from 'react'
import { formatDate } from '../../shared/format/date.ts'
import { DayBox } from '../../ui/fields/DayBox.tsx'
import { Calendar } from '../../ui/calendar/Calendar.tsx'
import type { PayloadInputProps } from './payloadInput.types.ts'
import { useWords } from './useWords.ts'

/** A day, chosen from a month in which the days that the case would refuse say so; where several are asked for, each month opens by itself. */
export const PayloadDay = ({
  asked: { name, field },
  form,
  disabled,
  label,
  ...part
}: PayloadInputProps & { label: string }) => {
  const { locale } = useWords(part)
  const labelId = useId()
  const value = form.values[name]
  const day = typeof value === 'string' ? value : null
  const isAlone = form.fields.filter((other) => other.field.type === 'date').length === 1
  const refusal = (tried: string) => form.refusalOf(name, tried)
  if (!isAlone)
    return (
      <Field label={label} required={field.required} validationMessage={form.errorOf(name)}>
        <DayBox
          name={name}
          label={label}
          value={typeof value === 'string' ? value : ''}
          refusal={refusal}
          disabled={disabled}
          onChange={(typed) => form.change({ [name]: typed })}
          onBlur={() => form.leave(name)}
        />
      </Field>
    )
  return (
    <Field
      label={{ children: label, id: labelId }}
      required={field.required}
      hint={day ? formatDate(day, locale, 'form') : undefined}
      validationMessage={form.errorOf(name)}
    >
      <Calendar
        value={day}
        labelledBy={labelId}
        refusal={refusal}
        disabled={disabled}
        onChange={(chosen) => form.change({ [name]: chosen })}
      />
    </Field>
  )
}
