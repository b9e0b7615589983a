import { shownBy } from './shownBy.tsx'
import { values } from './values.tsx'

/** The value of any field. */
export const FieldValue = shownBy(values)
