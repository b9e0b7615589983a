import { firstExtension, megabyte } from '../../../../machines/fields/fileKinds.ts'
import { shareNames } from '../composed.ts'
import { type FieldTypes, limits } from '../definition.ts'
import { mediaTypes } from '../input.ts'
import { lookupComment } from './carried.ts'
import { asText, isSchema, numberIn, own, type Reading, type Schema, schemasIn, textIn, within } from './reading.ts'

const propertyIn = (schema: Schema, ...path: readonly string[]): Schema | null =>
  path.reduce<Schema | null>((found, name) => {
    const properties = found && own(found, 'properties')
    const next = isSchema(properties) ? own(properties, name) : undefined
    return isSchema(next) ? next : null
  }, schema)

const constIn = (schema: Schema, ...path: readonly string[]): unknown => {
  const found = propertyIn(schema, ...path)
  return found && own(found, 'const')
}

const hasExactly = (schema: Schema, ...names: readonly string[]): boolean => {
  const properties = own(schema, 'properties')
  return (
    isSchema(properties) &&
    Object.keys(properties).length === names.length &&
    names.every((name) => Object.hasOwn(properties, name))
  )
}

const accountFrom = ({ locale }: Reading, schema: Schema): object | null => {
  const options = schemasIn(schema, 'oneOf').map((one) => {
    const bank = constIn(one, 'bank')
    const number = propertyIn(one, 'number')
    const [, min, max] = /^\^\\d\{(\d+),(\d+)\}\$$/.exec(asText(number && own(number, 'pattern'))) ?? []
    return typeof bank === 'string' && min !== undefined
      ? { value: bank, label: { [locale]: textIn(one, 'title', 300) ?? bank }, min: Number(min), max: Number(max) }
      : null
  })
  return options.length > 0 && options.every((one) => one !== null) ? { type: 'bankAccount', options } : null
}

const counterFrom = (schema: Schema): object | null => {
  const [items, cost] = [propertyIn(schema, 'totalItem'), propertyIn(schema, 'totalPrice', 'cost')]
  const currency = constIn(schema, 'totalPrice', 'currency', 'name')
  const maxItem = items && numberIn(items, 'maximum')
  const most = cost && numberIn(cost, 'maximum')
  if (!items || !maxItem || !most || typeof currency !== 'string') return null
  return {
    type: 'itemCounter',
    minItem: numberIn(items, 'minimum') ?? 0,
    maxItem,
    pricePerItem: most / maxItem,
    currency,
  }
}

export const recordFrom = (schema: Schema): object | null => {
  const comment = own(schema, '$comment')
  return typeof comment === 'string' && comment.startsWith(lookupComment) && hasExactly(schema, 'id', 'title')
    ? { type: 'lookup', area: comment.slice(lookupComment.length) }
    : null
}

export const recordsFrom = (schema: Schema, items: Schema): object | null => {
  const record = recordFrom(items)
  return record && { ...record, many: within(numberIn(schema, 'maxItems'), 2, limits.records) ?? limits.records }
}

/** Answers of several parts as `toJsonSchema` writes them. */
export const ofParts = (reading: Reading, schema: Schema): object | null => {
  if (hasExactly(schema, 'bank', 'number', 'holder')) return accountFrom(reading, schema)
  if (hasExactly(schema, 'name', 'totalItem', 'totalPrice')) return counterFrom(schema)
  if (hasExactly(schema, 'amount', ...shareNames)) return { type: 'discountAllocation' }
  const record = recordFrom(schema)
  if (record) return record
  const currency = constIn(schema, 'currency', 'name')
  return hasExactly(schema, 'amount', ...shareNames, 'currency') && typeof currency === 'string'
    ? { type: 'discountAllocation', currency }
    : null
}

/** The kinds of files, and of those of which not all types are named the extensions. */
const kindsOf = (given: unknown): Pick<FieldTypes['file'], 'kinds' | 'extensions'> => {
  const types: unknown[] = Array.isArray(given) ? given : []
  const kinds = (['image', 'pdf', 'video'] as const).filter((kind) =>
    mediaTypes[kind].some((type) => types.includes(type)),
  )
  const extensions = kinds.flatMap((kind) => {
    const named = mediaTypes[kind].filter((type) => types.includes(type))
    return named.length < mediaTypes[kind].length ? named.map(firstExtension) : []
  })
  return { kinds, ...(extensions.length > 0 && { extensions }) }
}

/** Files as `toJsonSchema` writes them. */
export const ofFiles = (schema: Schema, items: Schema): object | null => {
  const properties = own(items, 'properties')
  if (!isSchema(properties) || !['id', 'name', 'type', 'size'].every((name) => isSchema(properties[name]))) return null
  const taken = kindsOf(own(properties['type'] as Schema, 'enum'))
  const bytes = numberIn(properties['size'] as Schema, 'maximum') ?? megabyte
  return taken.kinds.length === 0
    ? null
    : {
        type: 'file',
        ...taken,
        megabytes: Math.min(limits.megabytes, Math.max(limits.leastMegabytes, bytes / megabyte)),
        of: 'each',
        max: within(numberIn(schema, 'maxItems'), 1, 20) ?? 1,
      }
}
