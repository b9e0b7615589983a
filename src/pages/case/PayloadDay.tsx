import { Field } from '@fluentui/react-components'
import { useId } from 'react'
import { formatDate } from '../../shared/format/date.ts'
import { Calendar } from '../../ui/calendar/Calendar.tsx'
import type { PayloadInputProps } from './payloadInput.types.ts'
import { useWords } from './useWords.ts'

/** A day, chosen from a month in which the days that the case would refuse say so. */
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
        refusal={(tried) => form.refusalOf(name, tried)}
        disabled={disabled}
        onChange={(chosen) => form.change({ [name]: chosen })}
      />
    </Field>
  )
}
