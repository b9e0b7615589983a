import { provinceName } from '../../../machines/fields/provinces.ts'
import { addDays } from '../../../machines/kit/days.ts'
import { titleIn } from './composed.ts'
import { isFilled } from './condition.ts'
import type { Answers, Definition, FormField } from './definition.ts'
import { filesTaken } from './input.ts'
import { saidIn } from './said.ts'
import { placesOf } from './walk.ts'

/** The columns of the list of submissions in which answers stand. */
export const keyNames = ['key1', 'key2', 'key3', 'key4', 'key5'] as const

/** Bytes of answers as JSON. */
export const mostAnswers = 100_000

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

/** What is left of the personal answers on a day, of those given on another, and on which day some of it goes next; null: nothing, never. */
export const leftOn = (
  definition: Definition,
  personal: Answers,
  given: string,
  today: string,
): { personal: Answers | null; next: string | null } => {
  const over = ({ personal: kept }: FormField) => addDays(given, kept!.days)
  const left = only(definition, personal, (field) => isPersonal(field) && over(field) > today)
  const days = placesOf(definition).flatMap(({ field, group }) => {
    if (!isPersonal(field)) return []
    const rows = group ? ((left[group.name] ?? []) as readonly Values[]) : [left]
    return rows.some((row) => isFilled(row[field.name])) ? [over(field)] : []
  })
  return days.length > 0 ? { personal: left, next: days.toSorted()[0]! } : { personal: null, next: null }
}

const keyText = (field: FormField, value: unknown): string => {
  if (!isFilled(value)) return ''
  const called = (one: unknown) => {
    const choice = 'options' in field ? field.options.find((option) => option.value === one) : undefined
    if (choice) return saidIn(choice.label, 'en') || choice.value
    return field.type === 'province' ? provinceName(String(one)) : String(one)
  }
  const told = (one: unknown): string => {
    if (Array.isArray(one)) return one.map(told).join(', ')
    if (typeof one !== 'object' || one === null) return called(one)
    if (field.type === 'lookup') return titleIn(one) ?? ''
    return filesTaken(field) ? String((one as Values)['name']) : told(Object.values(one))
  }
  return told(value).slice(0, 250)
}

/** The answers by which a submission is found in a list: never what tells of a person. */
export const keyAnswers = (definition: Definition, answers: Answers): Record<(typeof keyNames)[number], string> => {
  const keys = placesOf(definition).filter(({ field, group }) => field.key && !group && !isPersonal(field))
  const said = keyNames.map((name, index) => {
    const place = keys[index]
    return [name, place ? keyText(place.field, answers[place.field.name]) : ''] as const
  })
  return Object.fromEntries(said) as Record<(typeof keyNames)[number], string>
}
