import { must, say } from './messages.ts'
import { isStorable } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** An object or a list as JSON; while it is typed, its text. */
export interface JsonValue extends Declared {
  type: 'json'
  /** Bytes. */
  max: number
  /** How many values it may have in all, where that is more than usual. */
  values?: number
}

type Held = Record<string, unknown> | unknown[]

const most = { levels: 10, values: 1500 }

/** Characters that nobody sees are written out. */
const seen = (json: string): string =>
  json.replaceAll(/\p{Cf}/gu, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )

export const jsonText = (value: unknown, indent?: number): string => seen(JSON.stringify(value, null, indent))

const isHeld = (value: unknown): value is Held => typeof value === 'object' && value !== null

/** What a text says, when it is JSON that may be kept. */
export const readJson = (text: string): Held | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isHeld(value) ? value : null
  } catch {
    return null
  }
}

/** Its values level by level; null when there are more of them than there may be. */
const valuesOf = (value: unknown, mostValues: number): unknown[] | null => {
  let level = [value]
  const values: unknown[] = []
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= most.levels || values.length + level.length > mostValues) return null
    values.push(...level)
    level = level.filter(isHeld).flatMap((one) => Object.values(one))
  }
  return values
}

const isNumberKept = (text: string): boolean => {
  const value = Number(text)
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
}

/** Whether the numbers of a JSON text are not rounded when they are read. */
const areNumbersKept = (text: string): boolean =>
  (text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/-?\d[\d.eE+-]*/g) ?? []).every(isNumberKept)

const isKept = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value === 'number') return Number.isFinite(value)
  return !isHeld(value) || Object.keys(value).every(isStorable)
}

const bytes = (json: string): number => encodeURIComponent(json).replaceAll(/%../g, '.').length

const ofText = (isRight: (text: string) => boolean) => (value: unknown) => typeof value !== 'string' || isRight(value)

/** Judged only when it is small enough to be looked through. */
const ofValue = (isRight: (values: unknown[], value: unknown) => boolean, mostValues: number) => (value: unknown) => {
  const values = typeof value === 'string' ? null : valuesOf(value, mostValues)
  return values === null || isRight(values, value)
}

export const json = fieldType<JsonValue, Held>({
  schema: ({ mixed }, { max, values = most.values }) =>
    mixed<Held>()
      .meta({ lines: true })
      .test(
        must<unknown>(say('json'), (value) => (typeof value === 'string' ? readJson(value) !== null : isHeld(value))),
      )
      .test(
        must<unknown>(
          say('jsonNumbers'),
          ofText((text) => readJson(text) === null || areNumbersKept(text)),
        ),
      )
      .test(
        must<unknown>(
          say('jsonUntaken'),
          ofText((text) => readJson(text) === null || !areNumbersKept(text)),
        ),
      )
      .test(
        must<unknown>(
          say('jsonValues', { ...most, values }),
          (value) => typeof value === 'string' || valuesOf(value, values) !== null,
        ),
      )
      .test(
        must<unknown>(
          say('visible'),
          ofValue((all) => all.every(isKept), values),
        ),
      )
      .test(
        must<unknown>(
          say('maxBytes', { max }),
          ofValue((_, value) => bytes(JSON.stringify(value)) <= max, values),
        ),
      ),
  text: (value) => jsonText(value),
  sql: 'jsonb',
  scalar: 'JSON',
  empty: null,
  cursor: null,
  filters: [],
  shape: 'block',
})
