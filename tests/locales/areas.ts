import type { Area } from '../../src/shared/area/types.ts'

/** The words that an area has for each of its parts, below the part's own key. */
const parts: Record<string, (area: Area) => string[]> = {
  fields: ({ fields }) => Object.keys(fields),
  options: ({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'option' ? field.options.map((option) => `${name}.${option}`) : [],
    ),
  sections: ({ sections }) => sections.map(({ id }) => id),
  pages: ({ pages = {} }) => Object.keys(pages),
}

const below = (part: string, area: Area): string[] => parts[part]!(area).map((key) => `${part}.${key}`)

/** The keys under which every area has words, its own or those that areas share. */
export const neededOf = (area: Area): string[] => ['title', ...Object.keys(parts).flatMap((part) => below(part, area))]

/** Whether a key is of a part that the area does not have. */
export const isOfNoPart = (area: Area, key: string): boolean => {
  const [part = '', name = ''] = key.split('.')
  if (part === 'hints') return !(name in area.fields)
  if (part === 'checks' || part === 'actions') return !(name in (area[part] ?? {}))
  return part in parts && !below(part, area).includes(key)
}
