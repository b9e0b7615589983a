import type { FieldKind, FieldOf } from '../../../machines/fields/fields.ts'
import type { Told } from '../../shared/format/fieldText.ts'

/** What a value is shown by: what is told of it, and its text. */
export type Shown<K extends FieldKind = FieldKind> = Omit<Told, 'field'> & { field: FieldOf<K>; text: string }
