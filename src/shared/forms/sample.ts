import { utcDay } from '../../../machines/kit/days.ts'
import type { Answers, Definition, FormField, FormFieldOf, FormGroup } from './definition.ts'
import { filesTaken, typesTaken } from './input.ts'
import type { Occasion } from './judge.ts'
import { saidIn } from './said.ts'
import { amountsOf, awayOf, dayIn, numberIn, numbersOf, rangeOf, shares } from './sampleNumbers.ts'
import { accounts, fitted, otherwise, texts, textsOf, turned } from './sampleTexts.ts'
import { readAnswer } from './schema.ts'
import { topicOf } from './topic.ts'
import { groupsOf, placesOf } from './walk.ts'

const titleOf = (field: FormFieldOf<'lookup'>, row: number): string =>
  turned(texts[topicOf(field) ?? 'company'] ?? texts.company!, row)[0]!

const recordOf = (field: FormFieldOf<'lookup'>, row: number) => ({
  id: `00000000-0000-4000-8000-${String(row + 1).padStart(12, '0')}`,
  title: titleOf(field, row),
})

const fileOf = (field: FormField, number: number) => {
  const [type = 'application/pdf'] = typesTaken(filesTaken(field)!)
  return {
    id: `00000000-0000-4000-8000-${String(number + 1).padStart(12, '0')}`,
    name: `${field.name}.${type.replace(/^.*\//, '')}`,
    type,
    size: 240_000,
  }
}

/** Answers that somebody might give, the likeliest first. */
const likely = (field: FormField, row: number, today: string): unknown[] => {
  switch (field.type) {
    case 'text':
      return textsOf(field, row)
    case 'longText':
      return [fitted(accounts[topicOf(field) ?? 'person'] ?? otherwise, field)]
    case 'number':
      return numbersOf(field, row, today)
    case 'money':
      return amountsOf(field, row)
    case 'percent':
      return [numberIn({ max: 100, ...field }, (topicOf(field) === 'share' && shares[row]) || 10)]
    case 'date':
      return [dayIn(field, today, awayOf(field, row))]
    case 'time':
      return ['14:30']
    case 'dateRange':
      return [
        rangeOf(field)
          .map((away) => dayIn(field, today, away))
          .join('/'),
      ]
    case 'phone':
      return ['+6281234567890']
    case 'email':
      return ['siti.rahmawati@example.com']
    case 'emails':
      return [['siti.rahmawati@example.com', 'budi@example.com'].slice(0, field.max)]
    case 'country':
      return [topicOf(field) === 'destination' ? 'SG' : 'ID']
    case 'province':
      return [field.countries.includes('ID') ? 'ID-JB' : 'VN-HN']
    case 'option':
      return [field.options[row % Math.max(field.options.length, 1)]?.value]
    case 'options':
      return [field.options.slice(0, Math.min(2, field.max ?? 2)).map(({ value }) => value)]
    case 'flag':
      return [true]
    case 'file':
    case 'photo':
    case 'signature':
      return [[fileOf(field, row)]]
    case 'bankAccount': {
      const bank = field.options[row % Math.max(field.options.length, 1)]
      return bank
        ? [{ bank: bank.value, number: '5270183942'.repeat(2).slice(0, bank.min), holder: 'Siti Rahmawati' }]
        : []
    }
    case 'itemCounter': {
      const totalItem = Math.min(field.maxItem, Math.max(field.minItem, 2))
      const cost = Math.max(1, totalItem * field.pricePerItem)
      const totalPrice = { cost, currency: { name: field.currency } }
      return [{ name: (saidIn(field.label, 'en') || 'Helmet').slice(0, 100), totalItem, totalPrice }]
    }
    case 'discountAllocation':
      return [
        field.currency === undefined
          ? { amount: 10, agent: 5, company: 3, client: 2 }
          : { amount: 100_000, agent: 50_000, company: 30_000, client: 20_000 },
      ]
    case 'lookup':
      return [field.many === undefined ? recordOf(field, row) : [recordOf(field, row), recordOf(field, row + 1)]]
    case 'explanation':
    case 'calculated':
    case 'hidden':
      return []
  }
}

/** Answers that are as plausible as they can be made of a form alone, the same each time; its rules find nothing wrong with them. */
export const sampleAnswers = (definition: Definition, { at, known = {}, fits = () => false }: Occasion): Answers => {
  const today = utcDay(at)
  const answer = (field: FormField, row = 0): readonly (readonly [string, unknown])[] => {
    const right = likely(field, row, today).find(
      (value) => value !== undefined && !readAnswer(field, value, field.name, { today, fits }).wrong,
    )
    return right === undefined ? [] : [[field.name, right]]
  }
  const rowsOf = ({ min, max, items }: FormGroup) =>
    Array.from({ length: Math.max(min, Math.min(max, 2)) }, (_, row) =>
      Object.fromEntries(items.flatMap((field) => answer(field, row))),
    )
  const fields = placesOf(definition).flatMap(({ field, group }) => (group ? [] : answer(field)))
  const groups = groupsOf(definition).map(({ group }) => [group.name, rowsOf(group)] as const)
  return { ...Object.fromEntries(fields), ...Object.fromEntries(groups), ...known }
}
