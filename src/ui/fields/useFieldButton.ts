import { type FieldControlProps, useFieldControlProps_unstable } from '@fluentui/react-components'
import { useId } from 'react'

/** What a button within a `Field` is called and described by: its own words with those of the field, and what is said of that. */
export const useFieldButton = (describedBy?: string): FieldControlProps => {
  const id = useId()
  const { 'aria-required': _, ...control } = useFieldControlProps_unstable<FieldControlProps>({
    id,
    'aria-describedby': describedBy,
  })
  const label = control['aria-labelledby']
  return { ...control, 'aria-labelledby': label && `${id} ${label}` }
}
