import { addDays } from '../../../machines/kit/days.ts'
import { isFilled } from './condition.ts'
import { type Answers, type Definition, type FormField, limits } from './definition.ts'
import { placesOf } from './walk.ts'

/** The columns of the list of submissions in which answers stand. */
export const keyNames = ['key1', 'key2', 'key3', 'key4', 'key5'] as const

/** Answers as JSON, of no more bytes and values. */
export const answersKept = { type: 'json', max: 100_000, values: limits.values } as const

/** Of the files of one submission, those of persons and the others each. */
export const mostFiles = 60

type Values = Record<string, unknown>
type Test = (field: FormField) => boolean

/** The answers to some of the fields; of a group its rows with what they hold of them. */
const only = (definition: Definition, answers: Answers, isOne: Test): Values => {
  const kept: Values = {}
  for (const { field, group } of placesOf(definition)) {
    if (!isOne(field)) continue
    if (!group) {
      if (isFilled(answers[field.name])) kept[field.name] = answers[field.name]
      continue
    }
    const rows = (answers[group.name] ?? []) as readonly Values[]
    const those = (kept[group.name] ??= rows.map(() => ({}))) as Values[]
    rows.forEach((row, index) => {
      if (isFilled(row[field.name])) those[index]![field.name] = row[field.name]
    })
  }
  return kept
}

const isPersonal: Test = ({ personal }) => personal !== undefined

/** Answers as they are stored: what tells of a person apart from the rest. */
export const divided = (definition: Definition, answers: Answers): { open: Answers; personal: Answers } => ({
  open: only(definition, answers, (field) => !isPersonal(field)),
  personal: only(definition, answers, isPersonal),
})

/** Answers as they were given, of those that were stored apart. */
export const joined = (open: Answers, personal: Answers | null): Answers => {
  const whole: Values = { ...open }
  for (const [name, value] of Object.entries(personal ?? {})) {
    const rows = open[name]
    whole[name] =
      Array.isArray(value) && Array.isArray(rows)
        ? rows.map((row: Values, index) => ({ ...row, ...(value[index] as Values) }))
        : value
  }
  return whole
}

const isOver = ({ personal }: FormField, given: string, today: string): boolean =>
  personal !== undefined && addDays(given, personal.days) <= today

/** Where answers stood that a reader is not told: each field after its group. Without `isTold`, nothing is told that tells of a person. */
export const untoldIn = (definition: Definition, given: string, today: string, isTold: boolean): ReadonlySet<string> =>
  new Set(
    placesOf(definition).flatMap(({ field, group }) =>
      isPersonal(field) && (!isTold || isOver(field, given, today))
        ? [group ? `${group.name}.${field.name}` : field.name]
        : [],
    ),
  )

/** What is left of the personal answers on a day, of those given on another, and on which day some of it goes next; null: nothing, never. */
export const leftOn = (
  definition: Definition,
  personal: Answers,
  given: string,
  today: string,
): { personal: Answers | null; next: string | null } => {
  const left = only(definition, personal, (field) => isPersonal(field) && !isOver(field, given, today))
  const days = placesOf(definition).flatMap(({ field, group }) => {
    if (!isPersonal(field)) return []
    const rows = group ? ((left[group.name] ?? []) as readonly Values[]) : [left]
    return rows.some((row) => isFilled(row[field.name])) ? [addDays(given, field.personal!.days)] : []
  })
  return days.length > 0 ? { personal: left, next: days.toSorted()[0]! } : { personal: null, next: null }
}
