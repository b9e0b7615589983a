import { plainText } from '../../shared/format/plainText.ts'
import type { Choice, Definition, FormField, FormGroup, Words } from '../../shared/forms/definition.ts'
import { isName } from '../../shared/forms/names.ts'
import { saidIn } from '../../shared/forms/said.ts'
import { standOf, standsOf } from './edit.ts'
import { beginningNames, unused } from './fresh.ts'

const longest = 40

/** "Số khung xe (VIN)" as `soKhungXeVin`; '' where nothing of it can be written so. */
const written = (words: Words): string => {
  const [first = '', ...others] = plainText(saidIn(words, 'en')).match(/[a-z\d]+/g) ?? []
  return [first, ...others.map((word) => word[0]!.toUpperCase() + word.slice(1))].join('').slice(0, longest)
}

const isUnsaid = (words: Words): boolean => saidIn(words, 'en').trim() === ''

const stemOf = (own: string): string => own.replace(/\d+$/, '')

interface Around {
  definition: Definition
  /** What was published keeps its names and stored values. */
  live: Definition | undefined
  /** Those that were written after what they are called by. */
  made: readonly string[]
}

/** As what a stored value is among those that were made. */
export const valueMade = (value: string): string => `=${value}`

/** The name of a field or a group that is labelled so: as long as nobody has said it, it follows the label. */
export const nameFor = (
  { name, label }: FormField | FormGroup,
  to: Words,
  { definition, live, made }: Around,
): string => {
  const isFree = made.includes(name) || (beginningNames.has(stemOf(name)) && isUnsaid(label))
  const wanted = written(to)
  if (!isFree || !isName(wanted) || (live && standOf(live, name))) return name
  const others = standsOf(definition).flatMap(({ part }) => ('name' in part && part.name !== name ? [part.name] : []))
  return unused(wanted, new Set(others))
}

const isLive = (live: Definition | undefined, field: string, value: string): boolean => {
  const part = live && standOf(live, field)?.part
  return part !== undefined && 'options' in part && part.options.some((one) => one.value === value)
}

/** What an option of a field is stored as that is labelled so: as long as nobody has said it, it follows the label. */
export const valueFor = (
  { value, label }: Choice,
  to: Words,
  { field, options, live, made }: Omit<Around, 'definition'> & { field: string; options: readonly Choice[] },
): string => {
  const isFree = made.includes(valueMade(value)) || (/^(?:option|bank)\d+$/.test(value) && isUnsaid(label))
  const wanted = written(to)
  if (!isFree || wanted === '' || isLive(live, field, value)) return value
  return unused(wanted, new Set(options.map((one) => one.value).filter((one) => one !== value)))
}
