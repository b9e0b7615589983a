import { unitOf } from '../../../../machines/fields/currencies.ts'
import type { Definition, FormField } from '../definition.ts'
import { partsIn } from '../expression.ts'
import { graphOf } from '../graph.ts'
import { countedIn, currencyShown, plain, unitIn, unitsIn } from '../units.ts'
import { groupOf, isFieldPart, isGroupPart, type Part } from '../walk.ts'
import { compared } from './compared.ts'
import { type Check, finding, type Finding } from './finding.ts'

const isNumeric = ({ type }: FormField): boolean =>
  ['number', 'money', 'percent', 'calculated', 'hidden'].includes(type)

/** What a calculation looks at. */
export const reckonedWith = (definition: Definition, part: Part<FormField>): Finding[] => {
  if (part.item.type !== 'calculated') return []
  const { parts } = graphOf(definition)
  const { fields, sums, counts, comparisons } = partsIn(part.item.value)
  const wrong = (check: Check, field: string) => [finding(check, part.key, { field })]
  const numbers = (name: string, isSummed: boolean): Finding[] => {
    const other = parts.get(name)
    if (!other || !(isFieldPart(other) || isGroupPart(other))) return wrong('UNKNOWN_FIELD', name)
    if (!isFieldPart(other) || !isNumeric(other.item)) return wrong('NOT_A_NUMBER', name)
    const group = groupOf(other)
    if (isSummed) return group ? [] : wrong('OUT_OF_ROW', name)
    return group && group !== groupOf(part) ? wrong('OUT_OF_ROW', name) : []
  }
  return [
    ...fields.flatMap((name) => numbers(name, false)),
    ...sums.flatMap((name) => numbers(name, true)),
    ...counts.flatMap((name) => {
      const other = parts.get(name)
      return other && isGroupPart(other) ? [] : wrong('UNKNOWN_FIELD', name)
    }),
    ...comparisons.flatMap((comparison) => compared(definition, part, comparison)),
  ]
}

/** Amounts and numbers that are no amounts, or of several currencies, in one result. */
export const countedTogether = (definition: Definition, { item, key }: Part<FormField>): Finding[] => {
  if (item.type !== 'calculated') return []
  const shown = currencyShown(item)
  const unit = unitIn(definition, item.value)
  const together = countedIn(item.value).map((one) => [...unitsIn(definition, one)])
  const currenciesOf = (units: readonly (string | null)[]) => [...new Set(units)].filter(Boolean) as string[]
  const mixed = [...together, shown && unit ? [shown, unit] : []].map(currenciesOf).find(({ length }) => length > 1)
  const [beside] = currenciesOf(together.find((units) => units.includes(plain) && units.some(Boolean)) ?? [])
  return [
    ...(mixed ? [finding('MIXED_CURRENCIES', key, { currency: mixed.join(', ') })] : []),
    ...(beside ? [finding('MONEY_AND_NUMBER', key, { currency: beside })] : []),
    ...(unit && item.shown !== 'money' ? [finding('MONEY_AS_NUMBER', key, { currency: unit })] : []),
    ...(shown && unit === plain && unitOf(shown) > 1 ? [finding('NUMBER_AS_MONEY', key, { currency: shown })] : []),
  ]
}
