import { useSelector } from '@xstate/react'
import { rowOf } from '../../data/record/record.view.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import type { PayloadInputProps } from './payloadInput.types.ts'
import { PayloadDay } from './PayloadDay.tsx'
import { PayloadFile } from './PayloadFile.tsx'
import { useWords } from './useWords.ts'

/** One field of what an action asks for. */
export const PayloadInput = (props: PayloadInputProps) => {
  const { type, asked, form, disabled, ...part } = props
  const { t, lifecycle } = useWords(part)
  const currency = currencyOf(useSelector(part.actor, rowOf))
  const { name, field } = asked
  const label = t(`${lifecycle.id}:payload.${type}.${name}`)
  if (field.type === 'date') return <PayloadDay {...props} label={label} />
  if (field.type === 'file') return <PayloadFile {...props} field={field} label={label} />
  return (
    <FieldInput
      field={field}
      name={name}
      label={label}
      value={form.values[name]}
      error={form.errorOf(name)}
      currency={currency}
      optionLabel={(option) => t(`${lifecycle.id}:options.${name}.${option}`)}
      disabled={disabled}
      onChange={(value) => form.change({ [name]: value })}
      onBlur={() => form.leave(name)}
    />
  )
}
