import { ValidationError } from 'yup'
import type { ObjectSchema } from 'yup'
import type { Fields } from '../../../machines/fields/fields.ts'
import type { RowOf } from '../../../machines/fields/rows.ts'
import { rowSchema } from '../../../machines/fields/schema.ts'
import { formFields } from './names.ts'
import type { Area } from './types.ts'

type Values = Record<string, unknown>

/** By their ids, what is known of records that others refer to. */
export type Referred = Readonly<Record<string, Values>>

const referredBy = ({ fields }: Area, row: Values, known: Referred): Record<string, Values | null> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'reference' && field.facts ? [[name, known[row[name] as string] ?? null]] : [],
    ),
  )

/** What a person may write in an area's form, for the form and for the server; it is checked with what is `referred`. */
export const formSchema = (area: Area): ObjectSchema<Values> =>
  rowSchema(area.fields, formFields(area)).test('refine', (row, context) => {
    const { referred = {} } = (context.options.context ?? {}) as { referred?: Referred }
    const wrong = area.refine?.(row as RowOf<Fields>, referredBy(area, row, referred)) ?? []
    const errors = wrong.map(({ path, ...said }) => context.createError({ path, params: { said } }))
    return errors.length === 0 || new ValidationError(errors)
  })
