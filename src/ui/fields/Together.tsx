import { Field, FieldContextProvider, type FieldControlProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { InputProps } from './input.ts'

interface TogetherProps extends Pick<InputProps, 'field' | 'label' | 'hint' | 'error'> {
  className?: string
  /** The control that the label leads to, if there is one, takes these. */
  children: (control: FieldControlProps) => ReactNode
}

/** Several controls that are one value, each with a name of its own: within a `Field` they would all have its id, and every label would lead to the first. */
export const Together = ({ field, label, hint, error, className, children }: TogetherProps) => (
  <Field label={label} required={field.required} hint={hint} validationMessage={error}>
    {(control) => (
      <div role="group" aria-label={label} aria-describedby={control['aria-describedby']} className={className}>
        <FieldContextProvider value={undefined}>{children(control)}</FieldContextProvider>
      </div>
    )}
  </Field>
)
