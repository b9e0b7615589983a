import { ValidationError } from 'yup'
import type { ObjectSchema } from 'yup'
import type { Fields } from '../../../machines/fields/fields.ts'
import type { RowOf } from '../../../machines/fields/rows.ts'
import { rowSchema } from '../../../machines/fields/schema.ts'
import { formFields } from './names.ts'
import type { Area } from './types.ts'

/** What a person may write in an area's form, for the form and for the server. */
export const formSchema = (area: Area): ObjectSchema<Record<string, unknown>> =>
  rowSchema(area.fields, formFields(area)).test('refine', (row, context) => {
    const wrong = area.refine?.(row as RowOf<Fields>) ?? []
    const errors = wrong.map(({ path, ...said }) => context.createError({ path, params: { said } }))
    return errors.length === 0 || new ValidationError(errors)
  })
