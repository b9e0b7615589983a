import { intentOf } from '../../../machines/fields/option.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import type { Shown } from './shown.ts'

/** In a badge where the field says how each of its options stands. */
export const OptionValue = ({ field, value, text }: Shown<'option'>) => {
  const intent = intentOf(field, value)
  return intent ? <IntentBadge intent={intent}>{text}</IntentBadge> : text
}
