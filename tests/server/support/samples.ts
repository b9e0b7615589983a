import type { Field, Fields } from '../../../machines/fields/fields.ts'
import type { Area } from '../../../src/shared/area/types.ts'

const texts: Record<string, string> = {
  code: 'CODE-1',
  name: 'Sri Wahyuni',
  phone: '+6281234567890',
  email: 'sri@covergate.test',
  digits: '1234567890',
}

/** A value that a field takes; `turn` chooses among options. */
const sampleOf = (field: Field, turn: number): unknown => {
  switch (field.type) {
    case 'text':
      return (texts[field.rule ?? 'name'] ?? 'Text').slice(0, field.max)
    case 'longText':
      return 'Jl. Sudirman 1'
    case 'integer':
    case 'decimal':
      return field.min
    case 'money':
    case 'rate':
      return 1
    case 'date':
      return '2026-03-02'
    case 'instant':
      return '2026-03-02T03:00:00.000Z'
    case 'flag':
      return turn % 2 === 0
    case 'option':
      return field.options[turn % field.options.length]
    case 'code':
      return '123456'
    default:
      return null
  }
}

/** Values that fields take. */
export const samplesOf = (fields: Fields, turn = 0): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, turn)]))

/** What can be written into an area's form. */
export const formOf = ({ fields, sections }: Area, turn = 0): Record<string, unknown> => {
  const written = sections.flatMap((section) => section.fields).filter((name) => !fields[name]!.readOnly)
  return samplesOf(Object.fromEntries(written.map((name) => [name, fields[name]!])), turn)
}
