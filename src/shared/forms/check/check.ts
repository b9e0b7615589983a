import { comparisonsIn } from '../condition.ts'
import { type Definition, limits } from '../definition.ts'
import { graphOf } from '../graph.ts'
import { isAnswered } from '../schema.ts'
import { mostValues } from '../size.ts'
import { isFieldPart, isGroupPart, isPagePart, type Part, partsOf } from '../walk.ts'
import { compared, conditionsOf, late } from './compared.ts'
import { finding, type Finding } from './finding.ts'
import { countedTogether, reckonedWith } from './reckoned.ts'
import { isContrary, ofField } from './settings.ts'
import { labelledTwice, untranslated } from './texts.ts'

const widestTable = 6

const ofPart = (definition: Definition, part: Part): Finding[] => {
  const conditions = conditionsOf(part)
  return [
    ...untranslated(part.item),
    ...conditions.flatMap((condition) =>
      comparisonsIn(condition).flatMap((comparison) => compared(definition, part, comparison)),
    ),
    ...conditions.flatMap((condition) => late(definition, part, condition)),
    ...(isContrary(part.item) ? [finding('MIN_OVER_MAX', part.key)] : []),
    ...(isFieldPart(part)
      ? [...reckonedWith(definition, part), ...countedTogether(definition, part), ...ofField(part.item)]
      : []),
    ...(isGroupPart(part) && part.item.items.length === 0 ? [finding('EMPTY_GROUP', part.key)] : []),
    ...(isGroupPart(part) && part.item.look === 'table' && part.item.items.length > widestTable
      ? [finding('WIDE_TABLE', part.key, { max: widestTable })]
      : []),
    ...(isPagePart(part) && part.item.items.length === 0 ? [finding('EMPTY_PAGE', part.key)] : []),
  ]
}

const tooMuch = (definition: Definition): Finding[] => {
  const values = mostValues(definition)
  return values > limits.values ? [finding('TOO_MUCH', '', { values, max: limits.values })] : []
}

/** What is wrong with a form, and what might be; grave ones first. */
export const findingsIn = (definition: Definition): Finding[] => {
  const parts = partsOf(definition)
  const taken = parts.filter((part, index) => parts.findIndex(({ key }) => key === part.key) < index)
  const found = [
    ...(parts.some((part) => isFieldPart(part) && isAnswered(part.item)) ? [] : [finding('NO_FIELDS', '')]),
    ...tooMuch(definition),
    ...taken.map(({ key }) => finding('NAME_TAKEN', key)),
    ...graphOf(definition).circles.map((circle) =>
      finding('CIRCLE', circle[0]!.key, { fields: circle.map(({ key }) => key).join(', ') }),
    ),
    ...parts.flatMap((part) => ofPart(definition, part)),
    ...labelledTwice(definition),
  ]
  return found.toSorted((one, other) => Number(other.grave) - Number(one.grave))
}
