import type { Field, Fields } from '../../machines/fields/fields.ts'
import { listsOf } from '../../src/shared/area/lists.ts'
import { lifecycles } from '../machines/lifecycles.ts'
import { outcomes } from '../../machines/kernel/types.ts'
import { desksOf, holders } from '../../src/shared/area/names.ts'
import type { Area } from '../../src/shared/area/types.ts'

const optionsOf = (name: string, field: Field): string[] => {
  if (field.type === 'group')
    return Object.entries(field.fields).flatMap(([inner, own]) => optionsOf(`${name}.${inner}`, own))
  if (field.type === 'flag') return field.words ? [`${name}.yes`, `${name}.no`] : []
  return 'options' in field ? field.options.map((option) => `${name}.${option}`) : []
}

/** The words of what an action asks for; what is a field of the area has the field's own. */
const inputWords = (input: Fields, fields: Fields): string[] =>
  Object.entries(input)
    .filter(([name]) => !(name in fields))
    .flatMap(([name, field]) => [`fields.${name}`, ...optionsOf(name, field).map((option) => `options.${option}`)])

/** The words that an area has for each of its parts, below the part's own key. */
const parts: Record<string, (area: Area) => string[]> = {
  fields: ({ fields }) => Object.keys(fields),
  options: (area) => [
    ...Object.entries(area.fields).flatMap(([name, field]) => optionsOf(name, field)),
    ...(area.lifecycle ? desksOf(area).map((desk) => `desk.${desk}`) : []),
    ...(area.lifecycle ? holders.map((holder) => `holder.${holder}`) : []),
    ...(area.lifecycle ? outcomes.map((outcome) => `outcome.${outcome}`) : []),
  ],
  groups: ({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'group' ? Object.keys(field.fields).map((inner) => `${name}.${inner}`) : [],
    ),
  rows: ({ fields }) => Object.keys(fields).filter((name) => fields[name]!.type === 'group'),
  sections: ({ sections }) => sections.map(({ id }) => id),
  tabs: (area) => listsOf(area).flatMap(({ list }) => Object.keys(list.tabs ?? {})),
  views: (area) => listsOf(area).flatMap(({ list }) => Object.keys(list.views ?? {})),
  lists: ({ lists = [] }) => lists.map(({ name }) => name),
  recordTabs: ({ tabs = {} }) => Object.keys(tabs),
  pages: ({ pages = {} }) => Object.keys(pages),
  tools: ({ tools = {} }) => Object.keys(tools).map((name) => `${name}.label`),
  actions: ({ fields, actions = {} }) =>
    Object.entries(actions).flatMap(([name, { asked, on, input = {}, rules = {}, against = [] }]) =>
      [
        'label',
        'success',
        ...(asked ? ['question'] : []),
        ...(asked && on === 'rows' ? ['questions'] : []),
        ...inputWords(input, fields),
        ...[...Object.keys(rules), ...against].map((rule) => `reasons.${rule}`),
      ].map((word) => `${name}.${word}`),
    ),
}

/** What a person is asked for who begins a case. */
const asked = ({ lifecycle }: Area): string[] =>
  Object.keys(lifecycles.find(({ id }) => id === lifecycle?.id)?.asks ?? {}).map((name) => `fields.${name}`)

const below = (part: string, area: Area): string[] => parts[part]!(area).map((key) => `${part}.${key}`)

/** The keys under which every area has words, its own or those that areas share. */
export const neededOf = (area: Area): string[] => ['title', ...Object.keys(parts).flatMap((part) => below(part, area))]

/** How what its beginning asks for is grouped. */
const grouped = ({ lifecycle }: Area): string[] =>
  (lifecycle?.sections ?? [{ id: 'begin' }]).map(({ id }) => `sections.${id}`)

/** Whether a key is of a part that the area does not have. */
export const isOfNoPart = (area: Area, key: string): boolean => {
  if (area.permissions.begin && [...asked(area), ...grouped(area)].includes(key)) return false
  const [part = '', name = ''] = key.split('.')
  if (part === 'hints' || part === 'errors') return !(name in area.fields)
  if (part === 'actions' || part === 'tools') return !(name in (area[part] ?? {}))
  return part in parts && !below(part, area).includes(key)
}
