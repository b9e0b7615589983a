import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { referencesOf, snake } from '../../shared/area/names.ts'
import type { Called } from '../../shared/area/operations.ts'
import type { Area } from '../../shared/area/types.ts'
import { literal } from './where.ts'

/** Whether what a list is narrowed to are records as they are called, and not by their ids. */
export const isCalled = (area: Area, field: string, value: unknown): value is Called =>
  value !== undefined &&
  value === area.given?.[field] &&
  !Array.isArray(value) &&
  referencesOf(area).some(([name]) => name === field)

/** The rows that refer to what a call of the area names, as the caller sees it. */
export const amongCalled = (areas: readonly Area[], area: Area): SQL[] =>
  referencesOf(area).flatMap(([name, id]) => {
    const value = area.given?.[name]
    if (!isCalled(area, name, value)) return []
    const { table } = areas.find((one) => one.id === id)!
    const called = Object.entries(value).map(([field, texts]) => `${snake(field)} in (${texts.map(literal).join()})`)
    const ids = `array(select id from ${table} where ${called.join(' and ')})`
    return [
      sql.raw(area.fields[name]!.type === 'references' ? `${snake(name)} && ${ids}` : `${snake(name)} = any(${ids})`),
    ]
  })
