import { Field, Input } from '@fluentui/react-components'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seeingReason } from '../../shared/endpoints/answers/sessions.ts'

interface Reason {
  field: RefObject<HTMLInputElement | null>
  typed: string
  isMissing: boolean
  onType(typed: string): void
  /** Goes on with what was typed, or says that it is too short and leads there. */
  withReason(go: (reason: string) => void): void
}

/** Why somebody does what is kept with its reason. */
export const useReason = (): Reason => {
  const [typed, onType] = useState('')
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const reason = typed.trim()
  const isWanting = reason.length < seeingReason.least
  const withReason = (go: (reason: string) => void) => {
    setAsked(true)
    if (isWanting) field.current?.focus()
    else go(reason)
  }
  return { field, typed, isMissing: isAsked && isWanting, onType, withReason }
}

interface ReasonFieldProps {
  reason: Reason
  label: string
  hint?: string
}

export const ReasonField = ({ reason: { field, typed, isMissing, onType }, label, hint }: ReasonFieldProps) => {
  const { t } = useTranslation('validation')
  const tooShort = () => t('minLength', { field: label, num: seeingReason.least - 1 })
  return (
    <Field label={label} hint={hint} required validationMessage={isMissing ? tooShort() : undefined}>
      <Input ref={field} value={typed} maxLength={seeingReason.most} onChange={(_, { value }) => onType(value)} />
    </Field>
  )
}
