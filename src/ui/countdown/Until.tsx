import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/format/date.ts'
import { useRemaining } from './useRemaining.ts'

interface UntilProps {
  at: string
  text: string
  /** What stands there from then on. */
  otherwise: ReactNode
}

/** A text that holds until an instant. */
export const Until = ({ at, text, otherwise }: UntilProps) => {
  const { i18n } = useTranslation()
  const { urgency } = useRemaining(at, i18n.language)
  return urgency === 'over' ? otherwise : <span title={formatInstant(at, i18n.language)}>{text}</span>
}
