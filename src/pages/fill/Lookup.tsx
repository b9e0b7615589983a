import { Field, Input } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { outlines } from '../../areas/outlines.ts'
import { useMayName } from '../../data/person.ts'
import { titleIn } from '../../shared/forms/composed.ts'
import type { InputProps } from '../../ui/fields/input.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { keptTitles } from '../fields/referred.ts'

const idIn = (value: unknown): string | null => {
  const { id } = Object(value) as { id?: unknown }
  return typeof id === 'string' && id ? id : null
}

/** Looks up a record of an area, for who is told what its records are called. */
const Lookup = ({ area, ...props }: InputProps & { area: string }) => {
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
  return (
    <FieldInput
      field={{ type: 'reference', area, required: field.required }}
      name={name}
      label={label}
      hint={hint}
      error={error}
      value={idIn(value)}
      disabled={disabled}
      onChange={(id) => {
        const title = typeof id === 'string' ? (keptTitles()[id] ?? id) : null
        onChange(title === null ? null : { id, title })
      }}
      onBlur={onBlur}
    />
  )
}

export default Lookup
