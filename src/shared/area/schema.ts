import { ValidationError } from 'yup'
import type { ObjectSchema } from 'yup'
import type { Fields } from '../../../machines/fields/fields.ts'
import type { RowOf } from '../../../machines/fields/rows.ts'
import { say } from '../../../machines/fields/messages.ts'
import { rowSchema } from '../../../machines/fields/schema.ts'
import { formFields } from './names.ts'
import type { Area } from './types.ts'

/**
 * What a person may write in an area's form, for the form and for the server. `kept` is what the record holds in fields that the
 * person does not see: how the rest goes with it is judged, and nothing else is told of it.
 */
export const formSchema = (
  area: Area,
  kept: Readonly<Record<string, unknown>> = {},
): ObjectSchema<Record<string, unknown>> =>
  rowSchema(area.fields, formFields(area)).test('refine', (row, context) => {
    const wrong = area.refine?.({ ...row, ...kept } as RowOf<Fields>) ?? []
    const isTold = Object.keys(kept).length === 0
    const errors = wrong.map(({ path, ...said }) =>
      context.createError({ path, params: { said: isTold ? said : say('invalid') } }),
    )
    return errors.length === 0 || new ValidationError(errors)
  })
