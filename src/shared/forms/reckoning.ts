import { limits } from './definition.ts'
import { reference } from './names.ts'
import { among, has, isRecord, list, number, object, type Reader, refuse, shaped, text } from './reader.ts'

export const widest = 1_000_000_000_000_000

export const constant: Reader = (value, path, reading) => {
  if (typeof value === 'number') return number(-widest, widest, false)(value, path, reading)
  if (typeof value !== 'boolean') text(200)(value, path, reading)
}

/** How many comparisons and operations are within a condition or a calculation. */
const nodesIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + nodesIn(one), 0)
  if (!isRecord(value)) return 0
  return 1 + Object.entries(value).reduce((sum, [name, one]) => (name === 'values' ? sum : sum + nodesIn(one)), 0)
}

export const counted = (read: Reader): Reader =>
  shaped((value, path, reading) => {
    if (nodesIn(value) > limits.conditions)
      return refuse(reading, path, 'tooManyConditions', { max: limits.conditions })
    read(value, path, reading)
  }, read.shape)

const comparing = ['equal', 'unequal', 'more', 'less', 'atLeast', 'atMost', 'holds']

const conditionShape = (value: unknown): Reader => {
  if (!isRecord(value)) return object({})
  if (has(value, 'all')) return object({ all: list(condition, limits.conditions, 1) })
  if (has(value, 'any')) return object({ any: list(condition, limits.conditions, 1) })
  if (has(value, 'not')) return object({ not: condition })
  if (comparing.includes(value['is'] as string))
    return object({ field: reference, is: among(...comparing), value: constant })
  if (value['is'] === 'among')
    return object({ field: reference, is: among('among'), values: list(constant, limits.options, 1) })
  return object({ field: reference, is: among('filled', 'empty', 'among', ...comparing) })
}

/** What a value might become whose kind nothing in it says yet. */
export const open = (value: unknown, ...marks: readonly string[]): boolean =>
  !marks.some((mark) => has(Object(value), mark))

const condition: Reader = shaped(
  (value, path, reading) => conditionShape(value)(value, path, reading),
  (value) => {
    const shape = conditionShape(Object(value)).shape!(value)
    const others = { all: list(condition, 1), any: list(condition, 1), not: condition }
    return open(value, 'all', 'any', 'not', 'field', 'is') ? { members: { ...shape.members, ...others } } : shape
  },
)

const operations = ['add', 'subtract', 'multiply', 'divide', 'least', 'most']

const expressionShape = (value: unknown): Reader => {
  if (!isRecord(value)) return number(-widest, widest, false)
  if (has(value, 'field')) return object({ field: reference })
  if (has(value, 'sum')) return object({ sum: reference })
  if (has(value, 'count')) return object({ count: reference })
  if (has(value, 'when')) return object({ when: condition, then: expression, otherwise: expression })
  return object({ op: among(...operations), of: list(expression, limits.conditions, 1) })
}

export const expression: Reader = shaped(
  (value, path, reading) => expressionShape(value)(value, path, reading),
  (value) => {
    const { members = {} } = expressionShape(Object(value)).shape!(value)
    const others = { field: reference, sum: reference, count: reference, when: condition }
    return { members: open(value, 'field', 'sum', 'count', 'when', 'op', 'of') ? { ...members, ...others } : members }
  },
)

export const visible = { visible: counted(condition) }

export const always: Reader = shaped(
  (value, path, reading) => {
    if (value !== true) counted(condition)(value, path, reading)
  },
  (value) => ({ ...condition.shape!(value), values: [true] }),
)
