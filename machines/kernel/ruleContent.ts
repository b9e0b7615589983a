import { array, mixed, number, object, string } from 'yup'
import type { ObjectSchema, Schema } from 'yup'
import { perObject } from './perObject.ts'
import type { Asked, Facts, RuleForm, RuleRow } from './ruleTable.types.ts'

/** Facts, and what must be given for them. */
export type Example = { facts: Facts; then: RuleRow['then'] }

/** What people write of a table. */
export type RuleContent = { rows: RuleRow[]; examples: Example[] }

export const mostRows = 200
export const mostExamples = 50

const each = (names: readonly string[], schemaOf: (name: string) => Schema): ObjectSchema<object> =>
  object(Object.fromEntries(names.map((name) => [name, schemaOf(name)]))).noUnknown()

const conditionOn = (asked: Asked): Schema => {
  if (asked.type === 'option') return array(string().oneOf(asked.options).required()).min(1).nullable()
  const bound = number().integer().min(asked.min).max(asked.max).nullable().defined()
  return object({ from: bound, to: bound }).noUnknown().nullable().default(null) as unknown as Schema
}

const factFor = (asked: Asked): Schema =>
  asked.type === 'option'
    ? string().oneOf(asked.options).required()
    : number().integer().min(asked.min).max(asked.max).required()

const isCell = (value: unknown): boolean =>
  value === null || ['number', 'boolean'].includes(typeof value) || (typeof value === 'string' && value.length <= 200)

/** Made once a table: it is asked at every key that is pressed. */
const schemaOf = perObject(({ asks, gives }: RuleForm) => {
  const then = each(Object.keys(gives), () =>
    mixed()
      .nullable()
      .test('cell', (value) => value === undefined || isCell(value)),
  )
    .required()
    .default(undefined)
  const when = each(Object.keys(asks), (name) => conditionOn(asks[name]!))
    .required()
    .default(undefined)
  const facts = each(Object.keys(asks), (name) => factFor(asks[name]!))
    .required()
    .default(undefined)
  return object({
    rows: array(object({ when, then }).noUnknown().required()).max(mostRows).required(),
    examples: array(object({ facts, then }).noUnknown().required()).max(mostExamples).required(),
  }).noUnknown()
})

/** Whether something has the shape of what is written of a table: rules and assigns ask it of the same thing one after the other. */
const fits = perObject((form: RuleForm) =>
  perObject((raw: object) => schemaOf(form).isValidSync(raw, { strict: true })),
)

/** What was written of a table; null where it has not the shape of that: what stands in its cells is for `findingsIn` to judge. */
export const readContent = (form: RuleForm, raw: unknown): RuleContent | null =>
  typeof raw === 'object' && raw !== null && fits(form)(raw) ? (raw as RuleContent) : null
