import { Field, Input } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { outlines } from '../../areas/outlines.ts'
import { useMayName } from '../../data/person.ts'
import { titleIn } from '../../shared/forms/composed.ts'
import { type InputProps, listOf } from '../../ui/fields/input.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { keptTitles } from '../fields/referred.ts'

const idIn = (value: unknown): string | null => {
  const { id } = Object(value) as { id?: unknown }
  return typeof id === 'string' && id ? id : null
}

/** Looks up a record of an area, or as `many`, for who is told what its records are called. */
const Lookup = ({ area, many, ...props }: InputProps & { area: string; many: number | undefined }) => {
  const { field, name, label, hint, error, value, disabled, onChange, onBlur } = props
  const { t } = useTranslation('fill')
  const mayName = useMayName()
  const outline = outlines.find(({ id }) => id === area)
  if (!outline || !mayName(outline))
    return (
      <Field label={label} required={field.required} hint={t('fill:noLookup')} validationMessage={error}>
        <Input name={name} value={titleIn(value) ?? ''} disabled />
      </Field>
    )
  const before = listOf(value)
  const called = (id: string) => ({
    id,
    title: keptTitles()[id] ?? titleIn(before.find((one) => idIn(one) === id)) ?? id,
  })
  const one = {
    field: { type: 'reference', area, required: field.required },
    value: idIn(value),
    onChange: (id: unknown) => onChange(typeof id === 'string' ? called(id) : null),
  } as const
  const several = {
    field: { type: 'references', area, required: field.required, max: many ?? 1 },
    value: before.flatMap((answer) => idIn(answer) ?? []),
    onChange: (ids: unknown) => onChange(listOf<string>(ids).map(called)),
  } as const
  return (
    <FieldInput
      {...(many === undefined ? one : several)}
      name={name}
      label={label}
      hint={hint}
      error={error}
      disabled={disabled}
      onBlur={onBlur}
    />
  )
}

export default Lookup
