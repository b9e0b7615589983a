import { ValidationError } from 'yup'
import type { ObjectSchema } from 'yup'
import type { Fields } from '../../../machines/fields/fields.ts'
import type { RowOf } from '../../../machines/fields/rows.ts'
import { say } from '../../../machines/fields/messages.ts'
import { rowSchema } from '../../../machines/fields/schema.ts'
import { formFields, typedFields } from './names.ts'
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

/** What a row is judged by beside what was typed. */
export interface Beside {
  referred?: Referred
  /** What the record holds in fields that the person does not see. */
  kept?: Values
  /** Whether some of this is hidden from the person, so that of what is wrong with it no value is told. */
  hidden?: boolean
}

/** What a person may write in an area's form, for the form and for the server; it is checked with what is beside it. */
export const formSchema = (area: Area): ObjectSchema<Values> =>
  rowSchema(typedFields(area), formFields(area)).test('refine', (row, context) => {
    const { referred = {}, kept, hidden } = (context.options.context ?? {}) as Beside
    const whole = { ...row, ...kept }
    const wrong = area.refine?.(whole as RowOf<Fields>, referredBy(area, whole, referred)) ?? []
    const errors = wrong.map(({ path, ...said }) =>
      context.createError({ path, params: { said: hidden ? say('invalid') : said } }),
    )
    return errors.length === 0 || new ValidationError(errors)
  })
