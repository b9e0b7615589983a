import type { Field } from '../../../machines/fields/fields.ts'
import { type FileKind, firstExtension, type VideoKind, videoKinds } from '../../../machines/fields/fileKinds.ts'
import { provincesOf } from '../../../machines/fields/provinces.ts'
import type { FieldTypes, FormField, FormFieldOf } from './definition.ts'

/** Of a number for which the form says no other end. */
export const farthest = 1_000_000_000_000

const numberInput = ({ decimals, min = -farthest, max = farthest }: FormFieldOf<'number'>): Field =>
  decimals === 0 ? { type: 'integer', min, max } : { type: 'decimal', decimals, min, max }

const moneyInput = ({ min = 0, nonZero }: FormFieldOf<'money'>): Field => ({
  type: 'money',
  ...(nonZero && { positive: true }),
  ...(min < 0 && { signed: true }),
})

type FormFileKind = FieldTypes['file']['kinds'][number]

/** The media types of what a form calls a kind of file. */
export const mediaTypes: Record<FormFileKind, readonly (FileKind | VideoKind)[]> = {
  image: ['image/jpeg', 'image/png'],
  pdf: ['application/pdf'],
  video: Object.keys(videoKinds) as VideoKind[],
}

/** The media types of the files that a field takes. */
export const typesTaken = ({
  kinds,
  extensions = [],
}: Pick<FieldTypes['file'], 'kinds' | 'extensions'>): (FileKind | VideoKind)[] =>
  kinds.flatMap((kind) => {
    const named = mediaTypes[kind].filter((type) => extensions.includes(firstExtension(type)))
    return named.length > 0 ? named : mediaTypes[kind]
  })

/** What a field takes of files, however they are brought; null: none. */
export const filesTaken = (field: FormField): FieldTypes['file'] | null => {
  if (field.type === 'file') return field
  if (field.type === 'photo') return { kinds: ['image'], megabytes: field.megabytes, of: 'each', max: field.max }
  return field.type === 'signature' ? { kinds: ['image'], megabytes: 1, of: 'each', max: 1 } : null
}

const textInput = ({ max, rule }: FormFieldOf<'text'>): Field =>
  rule === 'url' ? { type: 'url' } : { type: 'text', max, ...(rule && { rule }) }

const made = (field: FormField): Field | null => {
  switch (field.type) {
    case 'text':
      return textInput(field)
    case 'longText':
      return { type: 'longText', max: field.max }
    case 'number':
      return numberInput(field)
    case 'money':
      return moneyInput(field)
    case 'percent':
      return { type: 'rate', min: field.min ?? 0, max: field.max ?? 100 }
    case 'date':
      return { type: 'date' }
    case 'dateRange':
      return { type: 'period' }
    case 'phone':
      return { type: 'phone' }
    case 'email':
      return { type: 'text', max: 254, rule: 'email' }
    case 'country':
      return { type: 'country' }
    case 'province':
      return { type: 'option', options: provincesOf(field.countries) }
    case 'option':
    case 'options':
      return { type: field.type, options: field.options.map(({ value }) => value) }
    case 'flag':
      return { type: 'flag' }
    case 'file':
    case 'photo':
    case 'signature': {
      const taken = filesTaken(field)!
      return { type: 'files', kinds: typesTaken(taken), megabytes: taken.megabytes, max: taken.max }
    }
    case 'time':
    case 'emails':
    case 'lookup':
    case 'bankAccount':
    case 'itemCounter':
    case 'discountAllocation':
    case 'explanation':
    case 'calculated':
    case 'hidden':
      return null
  }
}

/** The kit's field by which an answer is typed, shown and judged; null for what has an input of its own, or none. */
export const inputOf = (field: FormField): Field | null => {
  const input = made(field)
  if (!input) return null
  return {
    ...input,
    ...(field.required === true && { required: true }),
    ...(field.readOnly === true && { readOnly: true }),
  }
}
