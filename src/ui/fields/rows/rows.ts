import type { FieldOf } from '../../../../machines/fields/fields.ts'
import type { Order } from '../../order/useOrder.ts'
import type { InputProps } from '../input.ts'

export type Row = Record<string, unknown>

/** What rows are drawn and changed by. */
export interface RowsProps extends Omit<InputProps<FieldOf<'group'>>, 'value' | 'hint' | 'error' | 'onChange'> {
  rows: readonly Row[]
  order: Order
  /** Takes the element that the rows are the children of. */
  list(element: HTMLElement | null): void
  /** What a row is called among the others. */
  called(index: number): string
  onChange(rows: Row[]): void
  onRemove(index: number): void
}
