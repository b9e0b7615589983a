import type { Asked } from '../../shared/area/payload.ts'
import type { CasePart } from './part.ts'
import type { PayloadForm } from './useEventForm.ts'

export interface PayloadInputProps extends CasePart {
  /** Of the event. */
  type: string
  asked: Asked
  form: PayloadForm
  disabled: boolean
}
