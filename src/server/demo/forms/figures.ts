import { faker } from '@faker-js/faker/locale/id_ID'
import type { Definition, FormField } from '../../../shared/forms/definition.ts'
import { isAnswered } from '../../../shared/forms/schema.ts'
import { placesOf } from '../../../shared/forms/walk.ts'
import type { Sql } from '../../store/store.ts'
import { insertRows } from '../insertRows.ts'

/** By what people are held up at a field. */
const ruleOf = (field: FormField): string | null => {
  if (field.type === 'text' && field.rule === 'plateIndonesian') return 'validation:plateIndonesian'
  if (field.type === 'longText' && field.min !== undefined) return 'validation:minLength'
  if (field.type === 'phone') return 'validation:phone'
  if (field.type === 'file' || field.type === 'photo') return field.required ? 'validation:uploadRequired' : null
  return field.required === true && field.type === 'text' ? 'validation:required' : null
}

const secondsAt = ({ type }: FormField): number => {
  if (type === 'longText') return faker.number.int({ min: 40, max: 95 })
  if (['file', 'photo', 'signature', 'bankAccount', 'emails'].includes(type))
    return faker.number.int({ min: 18, max: 50 })
  return faker.number.int({ min: 3, max: 16 })
}

/** Writes what was counted while so many people answered a version: how long they were at its fields, and where they were held up. */
export const writeFigures = async (sql: Sql, version: string, definition: Definition, times: number): Promise<void> => {
  const asked = placesOf(definition)
    .filter(({ field }) => isAnswered(field) && field.readOnly !== true)
    .map(({ field, group }) => ({ field, at: group ? `${group.name}.${field.name}` : field.name }))
  const stays = asked.map(({ field, at }) => ({ version, field: at, seconds: secondsAt(field) * times, times }))
  const stumblings = asked.flatMap(({ field, at }) => {
    const rule = ruleOf(field)
    return rule ? [{ version, field: at, rule, times: faker.number.int({ min: 1, max: 6 }) }] : []
  })
  await insertRows(sql, 'form_field_times', stays)
  await insertRows(sql, 'form_stumblings', stumblings)
}
