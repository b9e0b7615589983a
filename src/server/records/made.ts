import { sql } from 'drizzle-orm'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Query } from '../performer.ts'
import { compiled } from './sql.ts'

type Values = Record<string, unknown>

/** Words of plain letters and digits, joined by dashes; none where a text has no such letters. */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const cut = (text: string, most: number): string => text.slice(0, most).replace(/-$/, '')

/** Of a number behind a text that others have. */
const longestEnd = 8

/** The text itself, or the first with a number that is free. */
const firstFree = (text: string, most: number, isTaken: (one: string) => boolean): string => {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : `-${number}`
    const one = `${cut(text, most - end.length)}${end}`
    if (!isTaken(one)) return one
  }
}

/** The fields that are made where nobody types them, each with the one of whose text. */
const madeIn = ({ fields }: Area) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'text' && field.madeOf ? [{ name, of: field.madeOf, max: field.max, rule: field.rule }] : [],
  )

export const isMadeOf = (area: Area): boolean => madeIn(area).length > 0

/** What was typed of a record, with what is made of it: codes in capitals, slugs in small letters. Who writes has their turn. */
export const withMade = async (query: Query, area: Area, id: string | null, values: Values): Promise<Values> => {
  const made: Values = {}
  for (const { name, of, max, rule } of madeIn(area)) {
    if (values[name]) continue
    const words = slugOf(String(values[of])) || slugOf(snake(area.name))
    const whole = rule === 'slug' ? words : words.toUpperCase()
    const column = sql.raw(snake(name))
    const { text, values: asked } = compiled(
      sql`select ${column} as one from ${sql.raw(area.table)} where starts_with(${column}, ${cut(whole, max - longestEnd)}) and id is distinct from ${id}::uuid`,
    )
    const others = new Set((await query<{ one: string }>(text, asked)).map(({ one }) => one))
    made[name] = firstFree(whole, max, (one) => others.has(one))
  }
  return { ...values, ...made }
}
